package harness.process;

/** Notified when nothing is left of a session. */
@FunctionalInterface
interface SessionEnd {
  void ended(ProgramSession session);
}
