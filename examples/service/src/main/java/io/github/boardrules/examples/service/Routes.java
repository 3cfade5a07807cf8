package io.github.boardrules.examples.service;

import io.javalin.config.RoutesConfig;

/** Some of the paths that the service answers. */
interface Routes {
    /** Adds them. */
    void addTo(RoutesConfig routes);
}
