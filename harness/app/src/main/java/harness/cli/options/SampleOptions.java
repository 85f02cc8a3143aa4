package harness.cli.options;

import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.PackageTest;
import harness.formats.ProblemPackage;
import harness.formats.Scratch;
import harness.formats.samples.SampleFiles;
import harness.jury.AssumedForm;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** Samples of a problem, which show the form of its inputs if nothing else does. */
final class SampleOptions {

  @Option(
      names = "--sample",
      paramLabel = "FILE",
      description = "Draw inputs of this sample's form.")
  private List<Path> samples = List.of();

  /** These options as on a command line; may be empty. */
  String words() {
    return new OptionText().addAll("--sample", samples).toString().strip();
  }

  /** A problem with the named samples in place of its own tests. */
  ProblemPackage inPlaceOfTests(ProblemPackage problem) {
    return samples.isEmpty() ? problem : with(problem, samples.stream().map(this::test).toList());
  }

  /** A problem of named programs with the named samples, or else with those of a folder. */
  ProblemPackage withSamples(
      ProblemPackage problem, Path folder, List<String> programs, Scratch scratch) {
    if (!samples.isEmpty()) {
      return inPlaceOfTests(problem);
    }
    SampleFiles found = SampleFiles.in(folder, programs, each -> false, scratch);
    return found.problems().size() > 1 ? problem : with(problem, found.tests());
  }

  /**
   * Checks that named samples have an effect.
   *
   * @param problem the problem, with inputs of their form if they have one
   */
  void checkUse(ProblemPackage problem) {
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
