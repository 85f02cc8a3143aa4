package harness.problem;

import harness.cases.Limits;
import harness.generators.Generator;
import java.util.List;
import java.util.Optional;

/**
 * What is to be solved, as the engine knows it. Thread-safe. What only some problems can do is a
 * power, asked for by its type; {@link harness.reference.Puzzle} is one.
 */
public interface Problem {

  /** Lower-case name. */
  String name();

  /** One line for people. */
  String summary();

  /** The default limits for one of the judge's files. */
  Limits limits();

  /** All generators, by name. */
  List<Generator> generators();

  /**
   * A generator by its name, with its argument after a colon where it takes one.
   *
   * @throws IllegalArgumentException in one line, if there is none
   */
  Generator generator(String name);

  /** What cases are drawn from unless told otherwise. */
  Generator defaultGenerator();

  /** How cases and outputs stand in the judge's files. */
  FileFormat files();

  /**
   * Says what is right.
   *
   * @param anyRight accept any best answer where the problem asks for a particular one
   */
  Checker checker(boolean anyRight);

  /** Something that this problem can do and others cannot, if it can. */
  <P> Optional<P> power(Class<P> type);
}
