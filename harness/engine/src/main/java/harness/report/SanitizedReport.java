package harness.report;

import harness.cases.Case;
import harness.cases.Counted;
import harness.run.SanitizedRun;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What runs with checks for undefined behaviour say of a program whose outputs are right.
 *
 * @param program its name
 * @param ofJury whether it is one of the jury's programs, and not a submission
 * @param runs the number of these runs
 * @param silent those that say nothing, because they did not come to their end
 * @param warnings the first {@value #MOST} kinds of undefined behaviour, in the order of their
 *     cases
 */
@RecordBuilder
public record SanitizedReport(
    String program, boolean ofJury, long runs, long silent, List<UndefinedBehaviour> warnings)
    implements SanitizedReportBuilder.With {

  /** A program may be made to say anything. */
  static final int MOST = 20;

  public SanitizedReport {
    warnings = List.copyOf(warnings);
    if (silent < 0 || runs < 1 || silent > runs) {
      throw new IllegalArgumentException(program + ": numbers of checked runs do not fit");
    }
  }

  /** The order of programs: submissions first, each kind by name. */
  public static final Comparator<SanitizedReport> ORDER =
      Comparator.comparing(SanitizedReport::ofJury).thenComparing(SanitizedReport::program);

  /** That of one run. */
  public static SanitizedReport of(SanitizedRun run, Case each) {
    return new SanitizedReport(
        run.program(),
        run.ofJury(),
        1,
        run.silent() ? 1 : 0,
        run.found() == null ? List.of() : List.of(UndefinedBehaviour.of(run.found(), each)));
  }

  /** The runs of both. */
  public SanitizedReport and(SanitizedReport other) {
    List<UndefinedBehaviour> all = new ArrayList<>(warnings);
    for (UndefinedBehaviour each : other.warnings) {
      int at = 0;
      while (at < all.size() && !all.get(at).isLike(each)) {
        at++;
      }
      if (at < all.size()) {
        all.set(at, all.get(at).and(each));
      } else {
        all.add(each);
      }
    }
    all.sort(Comparator.comparingLong(UndefinedBehaviour::index));
    return new SanitizedReport(
        program,
        ofJury,
        Math.addExact(runs, other.runs),
        Math.addExact(silent, other.silent),
        all.subList(0, Math.min(MOST, all.size())));
  }

  SanitizedReport withEach(UnaryOperator<UndefinedBehaviour> change) {
    return withWarnings(warnings.stream().map(change).toList());
  }

  /** How often it was run, and what was found, in words. */
  public String inWords() {
    return program
        + ": "
        + Counted.of(runs, "run")
        + (silent == 0 ? "" : ", of which " + silent + " did not come to their end")
        + (warnings.isEmpty()
            ? ", no undefined behaviour"
            : ", undefined behaviour in " + Counted.of(lines(), "line"));
  }

  private long lines() {
    return warnings.stream().map(each -> each.file() + ":" + each.line()).distinct().count();
  }
}
