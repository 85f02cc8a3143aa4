package harness.cli.options;

import harness.cases.UsageException;
import harness.describe.constraints.Constraints;
import harness.formats.DataFile;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.samples.SampleFiles;
import harness.jury.AssumedForm;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Samples of a problem, which show the form of its inputs if nothing else does. */
final class SampleOptions {

  @Option(
      names = "--sample",
      paramLabel = "FILE",
      description = "Draw inputs of this sample's form.")
  private List<Path> samples = List.of();

  @Mixin private ConstraintOption constraints;

  /** Whether the user named samples. */
  boolean areNamed() {
    return !samples.isEmpty();
  }

  /** These options as on a command line; may be empty. */
  String words() {
    return (new OptionText().addAll("--sample", samples) + constraints.words()).strip();
  }

  /** The option that changes the drawn cases, as text; may be empty. */
  String drawing() {
    return constraints.words();
  }

  /** What the statement says of the inputs. */
  Constraints constraints() throws IOException {
    return constraints.read();
  }

  /** A problem with the named samples in place of its own tests. */
  ProblemPackage inPlaceOfTests(ProblemPackage problem) {
    return samples.isEmpty() ? problem : with(problem, samples.stream().map(this::test).toList());
  }

  /**
   * A problem of named programs with the named samples, or else with those of a folder, except
   * those of its other programs.
   */
  ProblemPackage withSamples(
      ProblemPackage problem,
      Path folder,
      List<String> programs,
      Languages languages,
      Scratch scratch) {
    if (!samples.isEmpty()) {
      return inPlaceOfTests(problem);
    }
    List<String> names =
        programs.stream().map(each -> Objects.toString(Path.of(each).getFileName())).toList();
    SampleFiles found =
        SampleFiles.in(folder, names, SampleFiles.ofOthers(folder, names, languages), scratch);
    return found.problems().size() > 1 ? problem : with(problem, found.tests());
  }

  /**
   * Checks that these options have an effect.
   *
   * @param problem the problem, with inputs of their form if they have one
   */
  void checkUse(ProblemPackage problem) {
    UsageException.when(
        constraints.isGiven() && !problem.assumed(),
        AssumedForm.isOpen(problem)
            ? "--constraints needs samples that have a form in common; name them with --sample FILE"
            : "--constraints has no effect here: the problem says which inputs are valid");
    UsageException.when(
        !samples.isEmpty() && !problem.assumed(),
        AssumedForm.isOpen(problem)
            ? "--sample: the samples have no form in common; describe it with --input-format FILE"
            : "--sample has no effect here: the problem says which inputs are valid");
  }

  private static ProblemPackage with(ProblemPackage problem, List<DataFile> samples) {
    return problem.withTests(List.<PackageTest>copyOf(samples));
  }

  private DataFile test(Path file) {
    UsageException.when(!Files.isRegularFile(file), "--sample %s: no such file", file);
    return SampleFiles.of(file);
  }
}
