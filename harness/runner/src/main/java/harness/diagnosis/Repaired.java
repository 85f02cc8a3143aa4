package harness.diagnosis;

import harness.repair.SourceChange;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Lines of a wrong program with which it would be right if they were a little different. */
public final class Repaired {

  private Repaired() {}

  /**
   * What a change shows.
   *
   * @param source the program's source file
   * @param similar the number of similar inputs on which the changed program is right, too
   */
  public static Optional<Diagnosis> of(Path source, SourceChange change, int similar) {
    return new OwnSources(List.of(source))
        .inOnly(
            DiagnosisKind.Tools.CHANGE,
            Integer.toString(change.line()),
            "%s, it is right here and on %d similar inputs".formatted(change.words(), similar));
  }
}
