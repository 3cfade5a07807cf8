package io.github.boardrules.examples.service.request;

import io.javalin.http.HttpStatus;
import java.util.LinkedHashMap;
import java.util.Map;

/** Why a request is refused, answered as {@code application/problem+json} (RFC 9457) with a stable {@code code}. */
public final class Problem extends RuntimeException {
    /** The media type of the answer. */
    public static final String CONTENT_TYPE = "application/problem+json";

    private static final long serialVersionUID = 1;

    private final HttpStatus status;
    private final String code;
    private final transient Map<String, Object> more = new LinkedHashMap<>();

    /**
     * Makes a problem.
     *
     * @param status the status of the answer
     * @param code a stable word
     * @param detail a sentence for whoever sent the request
     */
    public Problem(HttpStatus status, String code, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.code = code;
    }

    /**
     * Makes the problem of a field that is not as it should be.
     *
     * @param field where it stands, such as {@code seats.first.kind}
     * @param detail a sentence for whoever sent the request
     * @return the problem
     */
    public static Problem ofField(String field, String detail) {
        return new Problem(HttpStatus.BAD_REQUEST, "field", detail).with("field", field);
    }

    /**
     * Adds a member of its own to the answer.
     *
     * @param name the member's name
     * @param value its value, which can be written as JSON
     * @return this problem
     */
    public Problem with(String name, Object value) {
        more.put(name, value);
        return this;
    }

    /**
     * Returns the status of the answer.
     *
     * @return the status
     */
    public HttpStatus status() {
        return status;
    }

    /**
     * Returns what kind of problem this is.
     *
     * @return a stable word
     */
    public String code() {
        return code;
    }

    /**
     * Returns what is answered.
     *
     * @return the members in their order
     */
    public Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("title", status.getMessage());
        members.put("status", status.getCode());
        members.put("code", code);
        members.put("detail", String.valueOf(getMessage()));
        members.putAll(more);
        return members;
    }
}
