package harness.cli.options;

import harness.cases.UsageException;
import harness.formats.ChosenGroups;
import harness.formats.Headers;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormats;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.SubmissionList;
import harness.jury.AssumedForm;
import harness.jury.CaseSources;
import harness.jury.JuryLimits;
import harness.jury.JuryParts;
import harness.jury.OpenJury;
import harness.machine.Shell;
import harness.machine.Terminal;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/**
 * A problem made of programs, as the options name it: the folder of a package, programs that take
 * the place of its own, or programs alone.
 *
 * @param folder the package; null for programs alone
 * @param format of the package; null if it is to be detected
 * @param groups names of the groups of tests that inputs are drawn for; empty for all
 * @param given all options of the command
 * @param here base of relative paths
 */
record NamedPrograms(
    Path folder,
    String format,
    List<String> generators,
    List<String> groups,
    JuryOptions jury,
    SampleOptions samples,
    GivenOptions given,
    Path here) {

  /**
   * Reads the package and compiles its programs.
   *
   * @param mayAssume whether its inputs may be assumed to have the form of its samples
   */
  OpenProblem open(boolean mayAssume, RunnerOptions runner) throws IOException {
    Languages languages = runner.languages();
    refuseIdle();
    Scratch scratch = new Scratch();
    try {
      ProblemPackage parts = parts(mayAssume, languages, scratch);
      parts.notes().forEach(each -> Terminal.note(folder + ": " + scratch.shown(each)));
      boolean inTurn = !jury.parts(generators).generators().isEmpty();
      JuryLimits limits = jury.limits();
      if (!inTurn && CaseSources.drawsSmall(parts)) {
        limits = limits.withSmaller(true);
      }
      OpenJury open = OpenJury.open(parts, limits, runner.settings(), languages);
      return new OpenProblem(
          open.problem(), words(), drawingWords(), open, open.names(), inTurn, scratch);
    } catch (UsageException refused) {
      String message = scratch.shown(refused.getMessage());
      scratch.close();
      throw new UsageException(message);
    } catch (IOException | RuntimeException e) {
      scratch.close();
      throw e;
    }
  }

  /** Refuses options that would have no effect. */
  private void refuseIdle() {
    given.refuse("works for puzzles only", "--any-shortest", "--beyond-reach");
    UsageException.when(format != null && folder == null, "--format needs --problem DIR");
    if (!jury.namesCheckerProgram() && folder == null) {
      given.refuse("needs --checker PROGRAM", "--checker-always");
    }
  }

  /** What the options say about the problem, on top of what its folder says. */
  private ProblemPackage parts(boolean mayAssume, Languages languages, Scratch scratch)
      throws IOException {
    ProblemPackage read =
        folder == null
            ? ofProgramsAlone(mayAssume, languages, scratch)
            : ofFolder(languages, scratch);
    ProblemPackage written = LimitOptions.replacing(jury.withFiles(read), given);
    ProblemPackage chosen = groups.isEmpty() ? written : ChosenGroups.of(written, groups);
    if (!mayAssume) {
      return chosen;
    }
    ProblemPackage assumed =
        AssumedForm.of(chosen, samples.constraints(), ConstraintOption::noteUnused, scratch);
    samples.checkUse(assumed);
    return assumed;
  }

  private ProblemPackage ofProgramsAlone(boolean mayAssume, Languages languages, Scratch scratch)
      throws IOException {
    JuryParts named = jury.parts(generators);
    Headers headers = jury.headers(named, here, scratch);
    ProblemPackage written = named.asPackage(PackageLimits.USUAL, headers, here);
    ProblemPackage made =
        jury.withCodes(
            written.withGenerators(new GeneratorSources(here).read(written.generators())));
    return mayAssume && made.generators().isEmpty()
        ? samples.withSamples(made, here.toAbsolutePath(), tested(named), languages, scratch)
        : made;
  }

  /** The programs that samples are looked for. */
  private List<String> tested(JuryParts named) {
    OptionSpec solutions = given.command().findOption("--solution");
    List<String> tested = solutions == null ? List.of() : solutions.getValue();
    return Stream.concat(tested.stream(), named.references().stream())
        .map(SubmissionList::path)
        .toList();
  }

  /** The package in the folder, with the programs that the options name in place of its own. */
  private ProblemPackage ofFolder(Languages languages, Scratch scratch) throws IOException {
    JuryParts named = jury.parts(generators);
    ProblemPackage found =
        samples.inPlaceOfTests(
            ProblemFormats.read(folder, format, languages, scratch, jury.includes()));
    return jury.withCodes(found)
        .with(
            new GeneratorSources(here).read(named.rules(here)),
            named.references(),
            named.validatorCalls(),
            named.checkerCall(),
            named.interactorCall());
  }

  /** The options that are needed to draw a case, as on a command line. */
  private String drawingWords() {
    String chosen = groups.isEmpty() ? "" : "--group " + Shell.quoted(String.join(",", groups));
    return (samples.words() + " " + chosen).strip();
  }

  /** The options that name the problem, as on a command line. */
  private String words() {
    OptionText text =
        new OptionText()
            .add("--problem", folder)
            .add("--format", format)
            .addAll("--include", jury.includes())
            .addAll("--generator", generators);
    return jury.addTo(text).toString().strip();
  }
}
