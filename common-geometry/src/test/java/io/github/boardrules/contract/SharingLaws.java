package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** Rules, positions, views of moves, drafts and records may be shared: threads get what one alone would get. */
interface SharingLaws extends Laws {
    @Tag("slow")
    @Property(tries = 5)
    default void manyThreadsHearWhatOneHears(@ForAll("plays") Play play, @ForAll long seed)
            throws InterruptedException, ExecutionException {
        GameRecord<Move> record = RandomRecords.of(play, new Random(seed));
        Shared<Move> shared = Shared.like(record);
        try (Together threads = new Together(64)) {
            List<List<String>> heard = threads.ask(shared::answers);
            assertThat(heard).hasSize(64).containsOnly(Shared.like(record).answers());
        }
    }
}
