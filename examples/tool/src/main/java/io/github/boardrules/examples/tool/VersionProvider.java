package io.github.boardrules.examples.tool;

import picocli.CommandLine.IVersionProvider;

/** Reads the program's version from its jar. */
final class VersionProvider implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Main.class.getPackage().getImplementationVersion();
        return new String[] {"boardrules " + (version == null ? "(not run from its jar)" : version)};
    }
}
