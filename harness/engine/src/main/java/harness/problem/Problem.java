package harness.problem;

import harness.cases.CaseName;
import harness.cases.Generator;
import harness.cases.Limits;
import java.util.List;
import java.util.Optional;

/**
 * A problem as the engine sees it. Thread-safe. What only some problems can do is a capability,
 * looked up by type; {@link RightAnswers} is one.
 */
public interface Problem {

  /** Name, in lower case. */
  String name();

  /** The default limits for one of the judge's files. */
  Limits limits();

  /** All generators, by name. */
  List<Generator> generators();

  /**
   * A generator by name, followed by a colon and its argument if it takes one.
   *
   * @throws IllegalArgumentException with a one-line message, if there is none
   */
  Generator generator(String name);

  /** The generator that is used by default. */
  Generator defaultGenerator();

  /** How the judge's files hold cases and outputs. */
  FileFormat files();

  /**
   * The checker of this problem.
   *
   * @param anyRight whether to accept any best answer even if the problem asks for a particular one
   */
  Checker checker(boolean anyRight);

  /** The group of tests that a case is drawn for; null if it is for none in particular. */
  default String group(CaseName name) {
    return null;
  }

  /** A capability of this problem; empty if it does not have it. */
  <P> Optional<P> capability(Class<P> type);
}
