package harness.formats.loose;

import com.google.auto.service.AutoService;
import harness.cases.UsageException;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.GraderFiles;
import harness.formats.InteractorCall;
import harness.formats.LimitDefaults;
import harness.formats.LinkedGrader;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.formats.samples.SampleFiles;
import harness.machine.Shell;
import harness.run.Expectation;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads folders of programs whose roles are told by their names, or by the commands of a person's
 * own test loop.
 */
@AutoService(ProblemFormat.class)
public final class LooseFormat implements ProblemFormat {

  public static final String NAME = "loose";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "programs named by their role: " + ProgramRole.names();
  }

  @Override
  public int precedence() {
    return 0;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    LooseFolder programs = LooseFolder.of(folder, languages);
    return !programs.isEmpty() || (programs.hasSolutions() && SampleFiles.areIn(folder));
  }

  @Override
  public Optional<String> missing(Path folder, Languages languages) {
    List<Path> programs = LooseFolder.of(folder, languages).others();
    List<String> names = programs.stream().map(Driver::name).toList();
    Set<String> problems = SampleFiles.in(folder, names, none -> false, null).problems();
    return programs.stream()
        .filter(each -> problems.size() > 1)
        .filter(each -> problems.contains(ProgramRole.stem(each).toLowerCase(Locale.ROOT)))
        .findFirst()
        .map(
            each ->
                "samples of several problems (%s); name the program to test: harness stress %s"
                    .formatted(
                        String.join(", ", problems.stream().sorted().toList()),
                        Shell.quoted(each)));
  }

  /** A folder of programs can state no limits, so the documented ones hold. */
  @Override
  public LimitDefaults defaults() {
    return LimitDefaults.OF_HARNESS.blaming();
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    LooseFolder programs = LooseFolder.of(folder.root(), folder.languages());
    LooseNotes notes = new LooseNotes(programs, folder);
    SampleFiles samples = samples(programs, notes, folder);
    if (programs.isEmpty() && (!programs.hasSolutions() || samples.tests().isEmpty())) {
      throw new UsageException(
          folder.root()
              + ": found no generator, no reference and no samples with a solution; looked for "
              + ProgramRole.names());
    }
    notes.tell(samples);
    LinkedGrader parts =
        programs.parts().isEmpty()
            ? LinkedGrader.NONE
            : new LinkedGrader(folder, source -> parts(source, programs, folder));
    return folder.packaged(
        this,
        made ->
            made.limits(limits(samples))
                .generators(
                    notes
                        .generators()
                        .map(each -> rule(each, programs, parts).withWrites(notes.written(each)))
                        .toList())
                .validators(
                    texts(programs, ProgramRole.VALIDATOR).map(ValidatorCall::testlib).toList())
                .checker(
                    notes
                        .checkers()
                        .map(Path::toString)
                        .findFirst()
                        .map(each -> CheckerCall.of(each, CheckerCodes.TESTLIB))
                        .orElse(CheckerCall.TOKENS))
                .interactor(
                    texts(programs, ProgramRole.INTERACTOR)
                        .findFirst()
                        .map(each -> InteractorCall.live(each, CheckerCodes.TESTLIB))
                        .orElse(null))
                .references(
                    programs.of(ProgramRole.REFERENCE).stream()
                        .limit(1)
                        .map(each -> text(each, parts))
                        .toList())
                .submissions(submissions(programs, parts).texts())
                .grader(parts)
                .tests(List.copyOf(samples.tests()))
                .files(notes.files())
                .headers(folder.headers(List.of())));
  }

  private static SampleFiles samples(LooseFolder programs, LooseNotes notes, PackageFolder folder) {
    List<String> sources =
        Stream.of(ProgramRole.SOLUTION, ProgramRole.WRONG)
            .flatMap(role -> programs.of(role).stream())
            .map(Driver::name)
            .toList();
    SampleFiles samples =
        SampleFiles.in(
            folder.root(),
            sources,
            each ->
                programs.isOfDriver(each)
                    || notes.isOfGenerator(each)
                    || folder.file(folder.shown(each)).isEmpty(),
            folder.scratch());
    if (samples.problems().size() > 1) {
      throw new UsageException(
          folder.root()
              + ": samples of several problems ("
              + String.join(", ", samples.problems().stream().sorted().toList())
              + "); put each problem in a folder of its own");
    }
    return samples;
  }

  private static PackageLimits limits(SampleFiles samples) {
    return samples.timeLimitMillis() == 0 && samples.memoryLimitMib() == 0
        ? PackageLimits.USUAL
        : LimitDefaults.OF_HARNESS
            .blaming()
            .with(
                samples.timeLimitMillis() == 0 ? null : samples.timeLimitMillis() / 1e3,
                samples.memoryLimitMib() == 0 ? null : samples.memoryLimitMib() << 20,
                null,
                ".cph");
  }

  private static Stream<String> texts(LooseFolder programs, ProgramRole role) {
    return programs.of(role).stream().map(Path::toString);
  }

  /** What a folder's scripts compile together with a program, and the headers next to it. */
  private static GraderFiles parts(Path source, LooseFolder programs, PackageFolder folder) {
    Path own = source.toAbsolutePath().normalize();
    List<Path> parts =
        programs.parts().entrySet().stream()
            .filter(each -> each.getKey().toAbsolutePath().normalize().equals(own))
            .flatMap(each -> each.getValue().stream())
            .toList();
    Stream<Path> headers = folder.glance(folder.root()).stream().filter(GraderFiles::isHeader);
    return parts.isEmpty()
        ? GraderFiles.NONE
        : GraderFiles.beside(source, Stream.concat(parts.stream(), headers).toList());
  }

  private static String text(Path program, LinkedGrader parts) {
    Path linked = parts.linked(program);
    return linked.equals(program) ? program.toString() : SubmissionList.named(linked, program);
  }

  private static GeneratorRule rule(Path program, LooseFolder programs, LinkedGrader parts) {
    List<List<String>> written = programs.calls().getOrDefault(program, List.of());
    return GeneratorRule.printing(
            program.toString(), parts.linked(program).toString(), ArgumentTemplate.parse(""))
        .withUnknown(GeneratorCalls.of(program, written));
  }

  /** All programs except the reference; the other brute forces may be slow. */
  private static SubmissionList submissions(LooseFolder programs, LinkedGrader parts) {
    Map<Path, Expectation> expected = new LinkedHashMap<>();
    programs.of(ProgramRole.SOLUTION).forEach(each -> expected.put(each, Expectation.RIGHT));
    programs.of(ProgramRole.REFERENCE).stream()
        .skip(1)
        .forEach(each -> expected.put(each, Expectation.RIGHT_OR_SLOW));
    programs.of(ProgramRole.WRONG).forEach(each -> expected.put(each, Expectation.WRONG));
    SubmissionList list = new SubmissionList();
    expected.forEach((program, verdicts) -> list.add(parts.linked(program), program, verdicts));
    return list;
  }
}
