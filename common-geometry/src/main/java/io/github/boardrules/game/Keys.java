package io.github.boardrules.game;

/** How the games hash a position's words to its {@link Position#key()}. Uses nothing that differs between runs. */
public final class Keys {
    private Keys() {}

    /**
     * Takes one more word into a hash.
     *
     * @param hash what came before; at first any number that tells apart what the words do not
     * @param word the word
     * @return the new hash; a different word gives a different one
     */
    public static long add(long hash, long word) {
        // Spreads what came before over all bits, so that no few bits of the word undo it: words of two positions often
        // differ in a few bits only. Both steps are bijections of the word.
        return finish(hash * 0x9e3779b97f4a7c15L ^ word);
    }

    /**
     * Makes all bits depend on all words.
     *
     * @param hash the hash of all words
     * @return the key
     */
    public static long finish(long hash) {
        // The finalizer of MurmurHash3, a bijection that lets each bit of the input change half of the output.
        long mixed = (hash ^ (hash >>> 33)) * 0xff51afd7ed558ccdL;
        mixed = (mixed ^ (mixed >>> 33)) * 0xc4ceb9fe1a85ec53L;
        return mixed ^ (mixed >>> 33);
    }
}
