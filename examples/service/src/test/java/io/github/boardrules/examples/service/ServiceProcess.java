package io.github.boardrules.examples.service;

/** A service in a process of its own: prints its port, and runs until it is stopped. */
final class ServiceProcess {
    private ServiceProcess() {}

    /**
     * Starts it.
     *
     * @param args the database
     */
    @SuppressWarnings("resource")
    public static void main(String[] args) {
        Service service = Service.start(Services.settings(args[0]).build());
        Runtime.getRuntime().addShutdownHook(new Thread(service::close));
        System.out.println(service.port());
    }
}
