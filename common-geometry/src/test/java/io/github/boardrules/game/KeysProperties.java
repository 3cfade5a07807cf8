package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class KeysProperties {
    @Property
    void differentWordsGiveDifferentHashes(@ForAll long hash, @ForAll long word, @ForAll long other) {
        assertThat(Keys.add(hash, word) == Keys.add(hash, other)).isEqualTo(word == other);
        assertThat(Keys.finish(word) == Keys.finish(other)).isEqualTo(word == other);
        assertThat(Keys.add(word, hash) == Keys.add(other, hash)).isEqualTo(word == other);
    }

    /** Known values of MurmurHash3's finalizer. */
    @Example
    void theFinalizerIsTheKnownOne() {
        assertThat(Keys.finish(0)).isZero();
        assertThat(Keys.finish(1)).isEqualTo(0xb456bcfc34c2cb2cL);
        assertThat(Keys.finish(-1)).isEqualTo(0x64b5720b4b825f21L);
    }

    @Property
    void wordsHaveAnOrder(@ForAll long hash, @ForAll long word, @ForAll long other) {
        long one = Keys.finish(Keys.add(Keys.add(hash, word), other));
        assertThat(one == Keys.finish(Keys.add(Keys.add(hash, other), word))).isEqualTo(word == other);
    }

    /** Boards differ in a bit or two, and begin with small numbers: such must not cancel out. */
    @Example
    void fewBitsNeverCancelOut() {
        Set<Long> keys = new HashSet<>();
        for (long start = 0; start < 16; start++) {
            for (int i = -1; i < 64; i++) {
                for (int j = -1; j < 64; j++) {
                    long one = i < 0 ? 0 : 1L << i;
                    long other = j < 0 ? 0 : 1L << j;
                    keys.add(Keys.finish(Keys.add(Keys.add(start, one), other)));
                    keys.add(Keys.finish(Keys.add(Keys.add(start, one), other | 1L << 31)));
                }
            }
        }
        // 16 starts, 65 first words, and 65 second words or, but for two of them that have it or become it, with bit
        // 31.
        assertThat(keys).hasSize(16 * 65 * (65 + 63));
    }

    @Property
    void aChangedBitChangesAboutHalfOfTheKey(@ForAll long start) {
        int changed = 0;
        for (int bit = 0; bit < 64; bit++) {
            long key = Keys.finish(Keys.add(Keys.add(7, start), 0));
            changed += Long.bitCount(key ^ Keys.finish(Keys.add(Keys.add(7, start ^ 1L << bit), 0)));
        }
        assertThat(changed / 64.0).isBetween(28.0, 36.0);
    }
}
