package io.github.boardrules.examples.service;

import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import io.github.boardrules.examples.service.request.Problem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;

/**
 * How much each client may ask for, by its address. What is not used is saved up for a second; what is known to be large
 * only once it is read is charged afterwards, and paid for by waiting. Thread-safe.
 */
final class Rates {
    private static final int CLIENTS = 100_000;

    private final double rate;
    private final LoadingCache<String, Bucket> clients = CacheBuilder.newBuilder()
            .maximumSize(CLIENTS)
            .expireAfterAccess(Duration.ofMinutes(1))
            .build(CacheLoader.from(Bucket::new));

    Rates(double rate) {
        this.rate = rate;
    }

    /** Counts a request, and refuses it if there were too many. */
    void take(Context context) {
        if (!clients.getUnchecked(context.ip()).take()) {
            throw new Problem(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too-many-requests",
                    "a client may send " + rate + " requests and questions a second");
        }
    }

    /** Counts what else a request asks for. */
    void charge(Context context, int cost) {
        clients.getUnchecked(context.ip()).charge(cost);
    }

    /** What a client has left. */
    private final class Bucket {
        private final double most = Math.max(1, rate);
        private double left = most;
        private long since = System.nanoTime();

        synchronized boolean take() {
            long now = System.nanoTime();
            left = Math.min(most, left + (now - since) / 1e9 * rate);
            since = now;
            if (left < 1) {
                return false;
            }
            left--;
            return true;
        }

        synchronized void charge(int cost) {
            left -= cost;
        }
    }
}
