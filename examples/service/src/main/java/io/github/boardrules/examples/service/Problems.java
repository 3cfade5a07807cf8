package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers whatever goes wrong as {@code application/problem+json}, the library's own refusals with its codes. */
final class Problems implements Routes {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private final Metrics metrics;

    Problems(Metrics metrics) {
        this.metrics = metrics;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.exception(Problem.class, this::answer);
        routes.exception(IllegalMoveException.class, (e, context) -> answer(of(e.violation()), context));
        routes.exception(NotationException.class, (e, context) -> answer(of(e), context));
        routes.exception(
                PositionException.class,
                (e, context) -> answer(refused(PositionException.CODE, e).with("problems", e.problems()), context));
        routes.exception(
                RulesException.class,
                (e, context) -> answer(refused(RulesException.CODE, e).with("problems", e.problems()), context));
        routes.exception(HttpResponseException.class, (e, context) -> answer(of(e), context));
        routes.exception(JdbiException.class, (e, context) -> answer(of(e), context));
        routes.exception(Exception.class, (e, context) -> answer(of(e, context), context));
    }

    /** Returns the problem of a move that is illegal: its code, sentence and cells. */
    static Problem of(Violation violation) {
        return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, violation.code(), violation.message())
                .with("cells", GameJson.texts(violation.cells()));
    }

    private static Problem of(NotationException e) {
        return refused(NotationException.CODE, e).with("at", e.offset());
    }

    private static Problem refused(String code, IllegalArgumentException e) {
        return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, code, String.valueOf(e.getMessage()));
    }

    private static Problem of(HttpResponseException e) {
        return of(HttpStatus.forStatus(e.getStatus()), String.valueOf(e.getMessage()));
    }

    /** Returns a problem whose code is the status in words. */
    static Problem of(HttpStatus status, String detail) {
        return new Problem(status, status.getMessage().toLowerCase(Locale.ROOT).replace(' ', '-'), detail);
    }

    private static Problem of(JdbiException e) {
        LOG.warn("the database did not do what was asked: {}", Database.reason(e));
        return new Problem(
                HttpStatus.SERVICE_UNAVAILABLE,
                "database-unavailable",
                "the database is busy or full, or is not there; nothing was changed");
    }

    private static Problem of(Exception e, Context context) {
        LOG.error("{} {} failed", context.method(), context.path(), e);
        return new Problem(HttpStatus.INTERNAL_SERVER_ERROR, "internal", "the service failed");
    }

    private void answer(Problem problem, Context context) {
        metrics.refused(problem.code());
        if (problem.status() == HttpStatus.SERVICE_UNAVAILABLE || problem.status() == HttpStatus.TOO_MANY_REQUESTS) {
            context.header("Retry-After", "1");
        }
        context.status(problem.status()).result(Json.bytes(problem.members())).contentType(Problem.CONTENT_TYPE);
    }
}
