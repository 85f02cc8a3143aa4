package harness.machine;

/** Waits between two looks at something that nothing tells of. */
public final class Pause {

  private static final long NANOS_PER_MILLI = 1_000_000;

  private Pause() {}

  /**
   * Waits for the whole time, also if the thread is or gets interrupted: what is cleaned up after a
   * cancelled run takes as long as after any other. The thread stays interrupted.
   */
  public static void ofMillis(long millis) {
    long end = System.nanoTime() + millis * NANOS_PER_MILLI;
    boolean isInterrupted = false;
    for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
      try {
        Thread.sleep(left / NANOS_PER_MILLI, (int) (left % NANOS_PER_MILLI));
      } catch (InterruptedException e) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
