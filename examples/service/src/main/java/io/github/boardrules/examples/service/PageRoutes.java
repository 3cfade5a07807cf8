package io.github.boardrules.examples.service;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.service.page.Draft;
import io.github.boardrules.examples.service.page.PageException;
import io.github.boardrules.examples.service.page.Reading;
import io.github.boardrules.examples.service.page.RulesQuestion;
import io.github.boardrules.examples.service.page.View;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.NotationException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** What the page asks beside the games: pure questions, answered from what is sent with them alone. */
final class PageRoutes implements Routes {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .changeDefaultPropertyInclusion(include -> include.withValueInclusion(JsonInclude.Include.NON_ABSENT))
            .build();

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/game/{id}", PageRoutes::page);
        routes.get("/v1/players", context -> answer(context, Map.of("players", Players.names())));
        routes.get("/v1/rules", context -> answer(context, RulesQuestion.games()));
        routes.post("/v1/rules", context -> answer(context, RulesQuestion.class, RulesQuestion::answer));
        routes.post("/v1/draft", context -> answer(context, Draft.Question.class, Draft::answer));
        routes.post("/v1/view", context -> answer(context, View.Question.class, View::answer));
        routes.post("/v1/read", context -> answer(context, Reading.Question.class, Reading::answer));
    }

    /** The page is the same for every game: its script looks at the address. */
    private static void page(Context context) {
        context.contentType("text/html; charset=utf-8")
                .result(PageRoutes.class.getResourceAsStream("/page/index.html"));
    }

    private static <Q> void answer(Context context, Class<Q> type, Function<Q, ?> answer) {
        try {
            Q question = JSON.readValue(context.bodyAsBytes(), type);
            if (question == null) {
                throw new Problem(HttpStatus.BAD_REQUEST, "json", "an object is needed, not null");
            }
            answer(context, answer.apply(question));
        } catch (JacksonException e) {
            throw unreadable(e);
        } catch (IllegalArgumentException e) {
            throw problem(e);
        }
    }

    private static void answer(Context context, Object value) {
        context.contentType("application/json").result(JSON.writeValueAsBytes(value));
    }

    /** A record that refuses its fields is told by its own words, and what is no such JSON at all by the reader's. */
    private static Problem unreadable(JacksonException e) {
        if (e.getCause() instanceof PageException cause) {
            return problem(cause);
        }
        return new Problem(HttpStatus.BAD_REQUEST, "json", e.getOriginalMessage());
    }

    static Problem problem(IllegalArgumentException e) {
        String message = String.valueOf(e.getMessage());
        if (e instanceof PageException page) {
            return new Problem(HttpStatus.BAD_REQUEST, page.code(), message);
        } else if (e instanceof NotationException notation) {
            return new Problem(HttpStatus.BAD_REQUEST, NotationException.CODE, message).with("at", notation.offset());
        } else if (e instanceof PositionException position) {
            return problems(PositionException.CODE, message, position.problems());
        } else if (e instanceof RulesException rules) {
            return problems(RulesException.CODE, message, rules.problems());
        } else if (e instanceof IllegalMoveException illegal) {
            return new Problem(HttpStatus.UNPROCESSABLE_CONTENT, IllegalMoveException.CODE, message)
                    .with("violation", illegal.violation().code())
                    .with(
                            "cells",
                            illegal.violation().cells().stream()
                                    .map(Object::toString)
                                    .toList());
        }
        return new Problem(HttpStatus.BAD_REQUEST, "field", message);
    }

    private static Problem problems(String code, String message, List<String> problems) {
        return new Problem(HttpStatus.BAD_REQUEST, code, message).with("problems", problems);
    }
}
