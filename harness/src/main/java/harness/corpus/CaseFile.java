package harness.corpus;

/** A file of saved cases. Its inputs may be read each time that they are asked for. */
public interface CaseFile {

  /** The file's name, without ending. */
  String name();

  /** What it catches; empty if nobody has said. */
  String why();

  /** How many cases it holds, at least one. */
  int cases();

  /** The input of a case, as in {@link harness.cases.Case#input()}. */
  String input(int index);
}
