package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Questions about positions. */
final class AskRoutes implements Routes {
    private final Bodies bodies;
    private final Questions questions;
    private final Rates rates;
    private final Metrics metrics;

    /** Long answers must not hold all the threads that games need too; whoever came first is first. */
    private final Semaphore atOnce;

    /** Nobody waits longer for others than the others may take. */
    private final long waitMillis;

    AskRoutes(Settings settings, Rates rates, Metrics metrics) {
        this.bodies = new Bodies(settings);
        this.questions = new Questions(settings);
        this.rates = rates;
        this.metrics = metrics;
        this.atOnce = new Semaphore(settings.asksAtOnce(), true);
        this.waitMillis = settings.askTime().toMillis();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/v1/ask", this::ask);
    }

    private void ask(Context context) throws InterruptedException {
        Questions.Asked asked = questions.read(bodies.text(context));
        // The request itself has been counted as one
        rates.charge(context, Math.max(0, asked.texts().size() - 1));
        if (!atOnce.tryAcquire(waitMillis, TimeUnit.MILLISECONDS)) {
            throw new Problem(HttpStatus.SERVICE_UNAVAILABLE, "busy", "too many questions are being answered");
        }
        try {
            context.result(questions.answer(asked)).contentType(ContentType.APPLICATION_JSON);
        } finally {
            atOnce.release();
        }
        metrics.questions(asked.texts().size());
    }
}
