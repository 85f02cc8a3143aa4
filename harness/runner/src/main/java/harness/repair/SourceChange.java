package harness.repair;

import java.util.List;

/**
 * A small change of a source.
 *
 * @param line the line that is changed, from 1
 * @param words what is changed: {@code with "if (a <= b)" instead}
 * @param kind what mistake it mends
 * @param edits the change; parts that do not overlap
 * @param within the parts in which it can be chosen when the program runs, so that many changes fit
 *     into one program; empty if the whole source must be compiled once more
 */
public record SourceChange(
    int line, String words, ChangeKind kind, List<Edit> edits, List<Within> within) {

  public SourceChange {
    edits = List.copyOf(edits);
    within = List.copyOf(within);
  }

  /** Whether it needs a copy of the whole source. */
  boolean needsCopy() {
    return within.isEmpty();
  }

  /** A part of a source in which a changed one can be chosen when the program runs. */
  sealed interface Within {}

  /**
   * An expression.
   *
   * @param start index of its first character
   * @param end index after its last one
   */
  record Expression(int start, int end) implements Within {}

  /**
   * A statement, with its semicolon.
   *
   * @param start index of its first character
   * @param end index after its last one
   * @param instead the statement in its place; empty for none
   */
  record Statement(int start, int end, String instead) implements Within {}

  /**
   * A place between statements.
   *
   * @param at index of a character
   * @param added the statement that is added there
   */
  record Place(int at, String added) implements Within {}
}
