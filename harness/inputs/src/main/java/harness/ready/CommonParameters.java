package harness.ready;

import java.util.List;

/** The parameters that all ready inputs have. */
public final class CommonParameters {

  static final String HEAD = "head";
  static final String NO_HEAD = "none";
  static final String BASE = "base";
  static final String SMALL = "small";
  static final String LARGE = "large";
  static final String NEAR = "near";
  static final String SEED = "seed";

  /** All of them. */
  public static final List<Parameter> ALL =
      List.of(
          Parameter.size("t", "", "number of test cases, printed first; else there is one"),
          Parameter.text(
              HEAD,
              "",
              "names of the numbers in the first line of a case, such as n,k; none for no such"
                  + " line. A name of your own needs a value, such as k=[1..n]"),
          Parameter.text(BASE, "1", "nodes and places are numbered from 0 or 1"),
          Parameter.size("q", "", "number of queries, which follow the case; added to the head"),
          Parameter.word(
              "query",
              "a query is an interval l r, an index, or a pair of indices",
              List.of("interval", "index", "pair")),
          Parameter.text(SMALL, "", "largest size, where ranges reach above it"),
          Parameter.flag(LARGE, "sizes are at the upper ends of their ranges"),
          Parameter.text(NEAR, "", "a number that values and sizes often have"),
          Parameter.text(SEED, "", "draws always this input; else each case has its own seed"));

  /** Those whose values are plain texts, the same for all cases. */
  static final List<String> PLAIN = List.of(HEAD, BASE, SMALL, NEAR, SEED);

  private CommonParameters() {}
}
