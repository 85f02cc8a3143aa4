package harness.corpus;

/** A file of saved cases. Inputs may be read from the disk at every call. */
public interface CaseFile {

  /** The file's name without its ending. */
  String name();

  /** What it catches; empty if unknown. */
  default String why() {
    return "";
  }

  /** The number of cases, at least one. */
  int cases();

  /** The input of a case, as {@link harness.cases.Case#input()}. */
  String input(int index);
}
