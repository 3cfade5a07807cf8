package io.github.boardrules.examples.service;

import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;

/** Why a request is refused, answered as {@code application/problem+json} (RFC 9457) with a stable {@code code}. */
final class Problem extends RuntimeException {
    static final String CONTENT_TYPE = "application/problem+json";

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final String code;
    private final transient Map<String, Object> more = new LinkedHashMap<>();

    /**
     * Makes a problem.
     *
     * @param code a stable word
     * @param detail a sentence for whoever sent the request
     */
    Problem(HttpStatus status, String code, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.code = code;
    }

    /** Adds a member of its own to the answer. */
    Problem with(String name, Object value) {
        more.put(name, value);
        return this;
    }

    HttpStatus status() {
        return status;
    }

    String code() {
        return code;
    }

    /** Returns the members of the answer in their order. */
    Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("title", status.getMessage());
        members.put("status", status.getCode());
        members.put("code", code);
        members.put("detail", String.valueOf(getMessage()));
        members.putAll(more);
        return members;
    }
}
