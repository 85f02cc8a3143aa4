package harness.cli;

import harness.machine.Interruption;
import java.util.concurrent.CountDownLatch;

/** Runs the command line while the process is exiting, as after a signal, and prints its code. */
final class AlreadyExiting {

  private AlreadyExiting() {}

  public static void main(String[] arguments) {
    CountDownLatch done = new CountDownLatch(1);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  try {
                    done.await();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                }));
    new Thread(() -> System.exit(0)).start();
    while (!Interruption.isUnderWay()) {
      Thread.onSpinWait();
    }
    int code = Main.run(arguments);
    System.out.println("code " + code);
    System.out.flush();
    done.countDown();
  }
}
