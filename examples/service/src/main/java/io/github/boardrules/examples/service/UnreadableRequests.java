package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Problem;
import io.javalin.http.HttpStatus;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Answers what reaches no route, such as an address that is none, like every other problem. */
final class UnreadableRequests extends ErrorHandler {
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.CONTENT_TYPE);
        response.write(true, answer(code), callback);
    }

    private static ByteBuffer answer(int code) {
        String detail = code < HttpStatus.INTERNAL_SERVER_ERROR.getCode()
                ? "the request cannot be read"
                : "the service cannot answer this";
        return ByteBuffer.wrap(
                Json.bytes(Problems.of(HttpStatus.forStatus(code), detail).members()));
    }
}
