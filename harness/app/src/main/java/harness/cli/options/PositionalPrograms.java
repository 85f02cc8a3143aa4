package harness.cli.options;

import harness.cases.UsageException;
import harness.formats.loose.RolesOfPrograms;
import harness.jury.InputMakers;
import harness.machine.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Programs that are named without options: their names tell their roles, or else what they read and
 * print.
 */
public final class PositionalPrograms {

  private static final String OTHERWISE =
      "; --solution, --reference and --generator name other roles";

  @Parameters(
      arity = "0..*",
      paramLabel = "PROGRAM",
      description = "Programs, with roles told by their names.")
  private List<String> programs = List.of();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /**
   * Gives the programs to the options of their roles, and notes which role each has.
   *
   * @throws UsageException if that leaves nothing to test, or if a role would be given twice
   */
  public void giveTo(ProblemOptions problem, ProgramOptions submissions) throws IOException {
    if (programs.isEmpty()) {
      return;
    }
    GivenOptions given = new GivenOptions(command);
    given.refuse(
        "cannot be combined with PROGRAM; each program needs its own --solution", "--puzzle");
    List<Path> files = programs.stream().map(each -> checked(each, submissions)).toList();
    Set<Path> different = new HashSet<>();
    for (Path each : files) {
      UsageException.when(
          !different.add(each.normalize()), "%s is named twice among the programs", each);
    }
    RolesOfPrograms roles = roles(files, given.isGiven("--generator"), submissions);
    check(roles, given, !submissions.solutions().isEmpty());
    submissions.add(texts(roles.solutions()));
    problem.add(roles, submissions);
    boolean areRivals = roles.references().isEmpty() && roles.solutions().size() > 1;
    boolean hasReference = given.isGiven("--reference");
    Terminal.note(
        roles.told()
            + (areRivals && !hasReference ? ", compared with each other" : "")
            + OTHERWISE);
  }

  private Path checked(String text, RunnerOptions runner) {
    Path file = text.indexOf('\0') < 0 ? Path.of(text) : Path.of("");
    UsageException.when(
        Files.isDirectory(file),
        "%s is a folder; name a problem with --problem, a program with --solution",
        text);
    UsageException.when(
        !Files.isRegularFile(file), "%s: no such program; expected a source file", text);
    UsageException.when(
        runner.languages().of(file).isEmpty() && !Files.isExecutable(file),
        "%s is no program in a known language (see harness list)",
        text);
    return file;
  }

  /** The roles that names tell; if none is named as a generator, what programs print tells. */
  private static RolesOfPrograms roles(List<Path> files, boolean hasGenerator, RunnerOptions runner)
      throws IOException {
    RolesOfPrograms named = RolesOfPrograms.of(files);
    if (!hasGenerator && named.generators().isEmpty()) {
      List<Path> makers =
          InputMakers.among(named.mayMakeInputs(), runner.settings(), runner.languages());
      UsageException.when(
          makers.size() > 1,
          "%s print without reading anything: name the generator with --generator",
          makers.stream().map(Path::toString).collect(Collectors.joining(" and ")));
      if (!makers.isEmpty()) {
        Terminal.note(makers.get(0) + " prints without reading anything: taken for the generator");
        return RolesOfPrograms.of(files, makers.get(0)).testingOthers();
      }
    }
    return named.testingOthers();
  }

  private static void check(RolesOfPrograms roles, GivenOptions given, boolean hasSolution) {
    UsageException.when(
        roles.solutions().isEmpty() && !hasSolution,
        "no solution among the programs (%s); name one with --solution",
        roles.told());
    checkOne("checker", roles.checkers(), given);
    checkOne("interactor", roles.interactors(), given);
  }

  private static void checkOne(String role, List<Path> files, GivenOptions given) {
    UsageException.when(
        files.size() + (given.isGiven("--" + role) ? 1 : 0) > 1,
        "more than one %s: %s",
        role,
        files.stream().map(Path::toString).collect(Collectors.joining(", "))
            + (given.isGiven("--" + role) ? " and --" + role : ""));
  }

  static List<String> texts(List<Path> files) {
    return files.stream().map(Path::toString).toList();
  }
}
