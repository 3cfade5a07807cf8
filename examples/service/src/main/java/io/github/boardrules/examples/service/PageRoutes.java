package io.github.boardrules.examples.service;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.service.page.Draft;
import io.github.boardrules.examples.service.page.Reading;
import io.github.boardrules.examples.service.page.RulesQuestion;
import io.github.boardrules.examples.service.page.View;
import io.github.boardrules.examples.service.request.Fields;
import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import tools.jackson.databind.json.JsonMapper;

/** The page, and what it asks beside the games: questions that are answered from what is sent with them alone. */
final class PageRoutes implements Routes {
    private static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    private final Bodies bodies;

    PageRoutes(Settings settings) {
        this.bodies = new Bodies(settings);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/game/{id}", PageRoutes::page);
        routes.get("/v1/players", context -> answer(Map.of("players", Players.names()), context));
        routes.get("/v1/rules", context -> answer(RulesQuestion.games(), context));
        routes.post(
                "/v1/rules",
                context -> answer(fields -> RulesQuestion.of(fields).answer(), context));
        routes.post("/v1/draft", context -> answer(fields -> Draft.answer(Draft.Question.of(fields)), context));
        routes.post("/v1/view", context -> answer(fields -> View.answer(View.Question.of(fields)), context));
        routes.post("/v1/read", context -> answer(fields -> Reading.answer(Reading.Question.of(fields)), context));
    }

    /** The page is the same for every game: its script looks at the address. */
    private static void page(Context context) {
        context.contentType(ContentType.TEXT_HTML)
                .result(Objects.requireNonNull(PageRoutes.class.getResourceAsStream("/page/index.html")));
    }

    private void answer(Function<Fields, ?> answer, Context context) {
        answer(answer.apply(bodies.object(context)), context);
    }

    private static void answer(Object value, Context context) {
        context.result(MAPPER.writeValueAsBytes(value)).contentType(ContentType.APPLICATION_JSON);
    }
}
