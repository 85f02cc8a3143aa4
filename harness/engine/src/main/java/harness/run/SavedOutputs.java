package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Reason;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.machine.InputFiles;
import harness.problem.Printed;
import harness.problem.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Outputs in files, one for each test, which are judged as if a program had printed them.
 *
 * @param files by their names; a file without a name is the output for every test
 * @param names of the files with the outputs for tests
 * @param mostOutputBytes size of the largest output
 */
public record SavedOutputs(
    String name,
    Map<String, Path> files,
    OutputNames names,
    long mostOutputBytes,
    Expectation expectation)
    implements Submission {

  private static final int MOST_FILES = 20_000;
  private static final int MOST_LEVELS = 20;
  private static final String OF_EVERY_TEST = "";

  public SavedOutputs {
    files = Map.copyOf(files);
  }

  /**
   * Outputs in a folder and its subfolders, or the file that is the only output.
   *
   * @throws UsageException if there are too many, or the folder cannot be read
   */
  public static SavedOutputs in(String name, Path place, Problem problem, OutputNames names) {
    Map<String, Path> files = new HashMap<>();
    if (Files.isDirectory(place)) {
      tree(place).forEach(each -> files.putIfAbsent(each.getFileName().toString(), each));
    } else {
      files.put(OF_EVERY_TEST, place);
    }
    return new SavedOutputs(
        name, files, names, problem.files().mostOutputBytes(), Expectation.RIGHT);
  }

  /** The regular files of a folder, sorted; links are not followed. */
  private static List<Path> tree(Path folder) {
    try (Stream<Path> all = Files.walk(folder, MOST_LEVELS)) {
      List<Path> files =
          all.filter(each -> Files.isRegularFile(each) && !Files.isSymbolicLink(each))
              .limit(MOST_FILES + 1L)
              .sorted()
              .toList();
      UsageException.when(files.size() > MOST_FILES, "%s: more than %d files", folder, MOST_FILES);
      return files;
    } catch (IOException | UncheckedIOException e) {
      throw new UsageException(folder + ": cannot be read");
    }
  }

  @Override
  public SavedOutputs expecting(Expectation other) {
    return new SavedOutputs(name, files, names, mostOutputBytes, other);
  }

  @Override
  public Submission of(Problem problem) {
    return problem
        .capability(OutputNames.class)
        .<Submission>map(own -> new SavedOutputs(name, files, own, mostOutputBytes, expectation))
        .orElse(this);
  }

  @Override
  public Session open(Limits limits) {
    return new Session() {

      @Override
      public FileRun run(List<Case> cases, BooleanSupplier cancelled) {
        return cancelled.getAsBoolean() ? null : saved(cases.get(0));
      }

      @Override
      public Outcome runAlone(Case each, BooleanSupplier cancelled) {
        FileRun run = run(List.of(each), cancelled);
        return run == null
            ? null
            : Outcome.ofProgram(
                run.output(0),
                run.fault(),
                run,
                1,
                new Outcome.Evidence(List.of(each.name().index()), run.kept()));
      }

      @Override
      public void close() {
        // nothing is open
      }
    };
  }

  private FileRun saved(Case each) {
    List<String> wanted = names.of(each);
    Optional<Path> file =
        Stream.concat(wanted.stream(), Stream.of(OF_EVERY_TEST))
            .filter(files::containsKey)
            .map(files::get)
            .findFirst();
    if (file.isEmpty()) {
      String missing =
          wanted.isEmpty() ? "it has no output for this input" : "there is no " + wanted.get(0);
      return run(new byte[0], Judgement.wrong(Reason.MISSING_OUTPUT, missing));
    }
    try {
      long size = Files.size(file.get());
      if (size > mostOutputBytes || !InputFiles.isSmall(file.get())) {
        String large = file.get().getFileName() + " has " + size + " bytes";
        return run(
            new byte[0], new Judgement(Verdict.OUTPUT_LIMIT_EXCEEDED, Reason.OUTPUT_SIZE, large));
      }
      return run(InputFiles.bytes(file.get()), null);
    } catch (IOException gone) {
      return run(
          new byte[0],
          Judgement.wrong(Reason.MISSING_OUTPUT, file.get().getFileName() + " cannot be read"));
    }
  }

  private static FileRun run(byte[] output, Judgement fault) {
    Printed printed = new Printed(output);
    FileRun run = new FileRun(List.of(), fault, 0, 0, 0, false, false, printed);
    return fault == null
        ? run.withOutcomes(List.of(Outcome.ofProgram(printed, null, run, 1, null)))
        : run;
  }
}
