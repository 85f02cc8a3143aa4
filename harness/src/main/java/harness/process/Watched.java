package harness.process;

/** Something that waits for a process that should speak once a second. */
interface Watched {

  /** Not waiting. */
  long NOT_WAITING = Long.MIN_VALUE;

  /** Since when it waits, on {@link System#nanoTime()}, or {@link #NOT_WAITING}. */
  long waitingSinceNanos();

  /** Ends the silent process, so that the wait ends. */
  void endSilent();
}
