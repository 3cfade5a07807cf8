package io.github.boardrules.examples.service;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import com.google.common.util.concurrent.RateLimiter;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.concurrent.ExecutionException;

/** How much each client may ask for, by its address. Thread-safe. */
final class Rates {
    private static final int CLIENTS = 100_000;

    private final double rate;
    private final Cache<String, RateLimiter> clients = CacheBuilder.newBuilder()
            .maximumSize(CLIENTS)
            .expireAfterAccess(Duration.ofMinutes(1))
            .build();

    Rates(double rate) {
        this.rate = rate;
    }

    /** Counts what a client asks for; a large request is paid for by waiting before the next. */
    void take(Context context, int cost) {
        if (!limiter(context.ip()).tryAcquire(cost)) {
            throw new Problem(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too-many-requests",
                    "a client may ask for " + rate + " things a second");
        }
    }

    private RateLimiter limiter(String client) {
        try {
            return clients.get(client, () -> RateLimiter.create(rate));
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
