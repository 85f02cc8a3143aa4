package harness.shrink.text;

/** One way to make an input smaller. */
@FunctionalInterface
interface Pass {

  /** Returns a smaller failing input, or the given one if none is found. */
  Layout shrink(Layout failing, Trials trials);
}
