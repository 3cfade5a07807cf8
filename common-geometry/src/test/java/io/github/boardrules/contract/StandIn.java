package io.github.boardrules.contract;

import java.util.List;
import java.util.Optional;

/** Answers as another reference does; a subclass errs in some answer, to see the error found. */
public abstract class StandIn<P> implements Reference<P> {
    private final Reference<P> truth;

    protected StandIn(Reference<P> truth) {
        this.truth = truth;
    }

    @Override
    public P start() {
        return truth.start();
    }

    @Override
    public P read(String text) {
        return truth.read(text);
    }

    @Override
    public String write(P position) {
        return truth.write(position);
    }

    @Override
    public int count(P position) {
        return truth.count(position);
    }

    @Override
    public List<String> moves(P position) {
        return truth.moves(position);
    }

    @Override
    public Optional<String> violation(P position, String move) {
        return truth.violation(position, move);
    }

    @Override
    public P play(P position, String move) {
        return truth.play(position, move);
    }

    @Override
    public Optional<String> outcome(P position) {
        return truth.outcome(position);
    }

    @Override
    public String details(P position) {
        return truth.details(position);
    }
}
