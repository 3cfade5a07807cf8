package io.github.boardrules.examples.service;

import java.io.IOException;

/** A service in a process of its own: prints its port, and an empty line when it has collected garbage, as often as it is told. */
final class ServiceProcess {
    private ServiceProcess() {}

    /**
     * Starts it; it ends when its input does.
     *
     * @param args the database
     */
    public static void main(String[] args) throws IOException {
        try (Service service = Service.start(Services.settings(args[0]).build())) {
            System.out.println(service.port());
            while (System.in.read() >= 0) {
                System.gc();
                System.out.println();
            }
        }
    }
}
