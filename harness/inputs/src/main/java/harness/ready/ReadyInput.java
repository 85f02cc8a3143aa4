package harness.ready;

import java.util.ArrayList;
import java.util.List;

/**
 * An input that many problems have. Adding one takes a class, and a line in {@link KnownInputs}.
 */
public abstract class ReadyInput {

  /** Trees, graphs and lists have at most this many items. */
  static final int MOST_ITEMS = 2_000_000;

  private final String name;
  private final String summary;
  private final String head;
  private final List<Parameter> parameters;

  /**
   * Creates a ready input.
   *
   * @param head names of the numbers that are usually in the first line, separated by commas; may
   *     be empty
   */
  ReadyInput(String name, String summary, String head, Parameter... parameters) {
    this.name = name;
    this.summary = summary;
    this.head = head;
    this.parameters = List.of(parameters);
  }

  /** All ready inputs. */
  public static List<ReadyInput> all() {
    return KnownInputs.ALL;
  }

  /** The name, without {@code std:}. */
  public final String name() {
    return name;
  }

  /** What is drawn, in one line. */
  public final String summary() {
    return summary;
  }

  /** Its own parameters. */
  public final List<Parameter> parameters() {
    return parameters;
  }

  final String head() {
    return head;
  }

  /** Its own parameters, and those that all inputs have. */
  final List<Parameter> allParameters() {
    List<Parameter> all = new ArrayList<>(parameters);
    all.addAll(CommonParameters.ALL);
    return all;
  }

  /** Whether something in it is numbered, so that numbers can start at 0 or 1. */
  boolean isNumbered() {
    return false;
  }

  /**
   * Draws an input and writes all but the first line.
   *
   * @throws Impossible if there is none with these values
   */
  abstract void draw(Values values, InputLines to);
}
