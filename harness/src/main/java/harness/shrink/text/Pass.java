package harness.shrink.text;

/** One way of making an input smaller. */
@FunctionalInterface
interface Pass {

  /** A smaller input that fails, or the given one if there is none. */
  Layout shrink(Layout failing, Trials trials);
}
