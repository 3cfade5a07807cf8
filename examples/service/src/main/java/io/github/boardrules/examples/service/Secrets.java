package io.github.boardrules.examples.service;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Words that nobody guesses. Only hashes of them are kept, so that who reads the database can move for nobody. */
final class Secrets {
    /** 72 bits: a game's id is no secret between those who watch it, but cannot be found by trying. */
    private static final int ID_BYTES = 9;

    private static final int TOKEN_BYTES = 18;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Secrets() {}

    static String id() {
        return word(ID_BYTES);
    }

    static String token() {
        return word(TOKEN_BYTES);
    }

    private static String word(int length) {
        byte[] bytes = new byte[length];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    static String hash(String secret) {
        return Hashing.sha256().hashString(secret, StandardCharsets.UTF_8).toString();
    }

    /** Tells whether a secret has that hash, in a time that does not depend on how much of it is right. */
    static boolean matches(String secret, String hash) {
        return MessageDigest.isEqual(
                hash(secret).getBytes(StandardCharsets.UTF_8), hash.getBytes(StandardCharsets.UTF_8));
    }
}
