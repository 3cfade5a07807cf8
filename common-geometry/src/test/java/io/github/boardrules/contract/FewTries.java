package io.github.boardrules.contract;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Where the system property {@code boardrules.tries} is set, as it is for mutation testing, properties are tried no more
 * often than that, with the same values each time, and what fails is not made smaller. jqwik finds this as a service.
 */
public final class FewTries implements AroundPropertyHook {
    private static final int TRIES = Integer.getInteger("boardrules.tries", 0);

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext context, PropertyExecutor property) {
        if (TRIES > 0) {
            PropertyAttributes attributes = context.attributes();
            attributes.setTries(Math.min(TRIES, attributes.tries().orElse(TRIES)));
            attributes.setSeed("1");
            attributes.setShrinking(ShrinkingMode.OFF);
            // Listing them takes longer than the tries.
            attributes.setEdgeCases(EdgeCasesMode.NONE);
        }
        return property.execute();
    }

    /** A service belongs to the engine, above all classes. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }
}
