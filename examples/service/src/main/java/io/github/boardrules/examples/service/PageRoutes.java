package io.github.boardrules.examples.service;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.service.page.Draft;
import io.github.boardrules.examples.service.page.PageException;
import io.github.boardrules.examples.service.page.Reading;
import io.github.boardrules.examples.service.page.RulesQuestion;
import io.github.boardrules.examples.service.page.View;
import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** The page, and what it asks beside the games: questions that are answered from what is sent with them alone. */
final class PageRoutes implements Routes {
    private static final JsonMapper MAPPER = Json.MAPPER
            .rebuild()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
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
        routes.post("/v1/rules", context -> answer(RulesQuestion.class, RulesQuestion::answer, context));
        routes.post("/v1/draft", context -> answer(Draft.Question.class, Draft::answer, context));
        routes.post("/v1/view", context -> answer(View.Question.class, View::answer, context));
        routes.post("/v1/read", context -> answer(Reading.Question.class, Reading::answer, context));
    }

    /** The page is the same for every game: its script looks at the address. */
    private static void page(Context context) {
        context.contentType(ContentType.TEXT_HTML)
                .result(Objects.requireNonNull(PageRoutes.class.getResourceAsStream("/page/index.html")));
    }

    private <Q> void answer(Class<Q> type, Function<Q, ?> answer, Context context) {
        try {
            answer(answer.apply(read(type, bodies.text(context))), context);
        } catch (PageException e) {
            throw problem(e);
        }
    }

    private static void answer(Object value, Context context) {
        context.result(MAPPER.writeValueAsBytes(value)).contentType(ContentType.APPLICATION_JSON);
    }

    private static <Q> Q read(Class<Q> type, String body) {
        try {
            Q question = MAPPER.readValue(body, type);
            if (question == null) {
                throw Bodies.notJson("a JSON object is due");
            }
            return question;
        } catch (DatabindException e) {
            if (e.getCause() instanceof PageException cause) {
                throw problem(cause);
            }
            String path = path(e);
            throw path.isEmpty()
                    ? Bodies.notJson("a JSON object is due")
                    : new Problem(HttpStatus.BAD_REQUEST, "field", "a field is unknown or not of its type: " + path);
        } catch (JacksonException e) {
            throw Bodies.notJson(e);
        }
    }

    /** Tells where in the object something is wrong, such as {@code outcome.reason}. */
    private static String path(DatabindException e) {
        StringBuilder path = new StringBuilder();
        for (JacksonException.Reference step : e.getPath()) {
            String name = step.getPropertyName();
            path.append(path.isEmpty() || name == null ? "" : ".")
                    .append(name == null ? "[" + step.getIndex() + "]" : name);
        }
        return path.toString();
    }

    private static Problem problem(PageException e) {
        return new Problem(HttpStatus.BAD_REQUEST, e.code(), String.valueOf(e.getMessage()));
    }
}
