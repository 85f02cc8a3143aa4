package harness.shrink.text;

/** One way of making an input smaller. */
@FunctionalInterface
interface Pass {

  /** A smaller input that fails, or the one that is given where this finds none. */
  Layout shrink(Layout failing, Trials trials);
}
