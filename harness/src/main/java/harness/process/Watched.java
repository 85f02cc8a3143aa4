package harness.process;

/** Something that waits for a process that must say something every second. */
interface Watched {

  /** Returned while not waiting. */
  long NOT_WAITING = Long.MIN_VALUE;

  /** When the wait began, by {@link System#nanoTime()}, or {@link #NOT_WAITING}. */
  long waitingSinceNanos();

  /** Ends the silent process, and with it the wait. */
  void endSilent();
}
