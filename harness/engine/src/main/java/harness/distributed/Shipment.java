package harness.distributed;

import harness.compiled.Programs;
import harness.compiled.Submissions;
import harness.machine.LeftBehind;
import harness.run.Expectation;
import harness.run.Submission;
import harness.submission.Carried;
import harness.submission.ProgramSource;
import harness.tally.Unbuilt;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Everything that other machines need to run a command: the job, and a bundle of its files, which
 * is deleted on closing.
 */
public record Shipment(RemoteJob job, Path bundle) implements AutoCloseable {

  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final String BUNDLE = "bundle.zip";

  /**
   * Packs a command.
   *
   * @param words of the command line, after the command
   * @param threads for each range
   * @param tables absolute paths of the files that add languages, in order
   * @param languages the harness's own table and these files
   * @param submissions opened submissions; those that did not compile are left out
   * @param problem null for a puzzle
   */
  public static Shipment pack(
      List<String> words,
      long seed,
      int threads,
      List<Path> tables,
      Languages languages,
      Submissions submissions,
      CarriedProblem problem)
      throws IOException {
    Programs programs = submissions.programs();
    List<Path> files = new ArrayList<>(tables);
    List<Path> folders = new ArrayList<>(List.of(HERE));
    if (problem != null) {
      files.addAll(problem.files());
      folders.addAll(problem.folders());
    }
    List<String> texts = new ArrayList<>();
    Map<String, String> contents = new HashMap<>();
    Set<String> unbuilt =
        programs.unbuilt().stream().map(Unbuilt::name).collect(Collectors.toSet());
    for (ProgramSource source : programs.sources()) {
      if (!unbuilt.contains(source.name())) {
        Carried carried = Carried.of(source, programs.text(source.name()), languages, HERE);
        texts.add(carried.text());
        files.addAll(carried.files());
        contents.put(source.name(), source.contentHash());
      }
    }
    Path bundle = Files.createTempDirectory(LeftBehind.prefix("shipment")).resolve(BUNDLE);
    Bundle.pack(bundle, folders, files, problem == null ? Map.of() : problem.moved());
    RemoteJob job =
        new RemoteJob(
            words,
            seed,
            threads,
            Bundle.inside(HERE),
            texts,
            tables.stream().map(Bundle::inside).toList(),
            contents,
            expected(submissions),
            problem == null ? null : problem.problem());
    return new Shipment(job, bundle);
  }

  private static Map<String, Expectation> expected(Submissions submissions) {
    return submissions.all().stream()
        .filter(each -> !each.expectation().equals(Expectation.RIGHT))
        .collect(Collectors.toMap(Submission::name, Submission::expectation));
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(bundle);
    Files.deleteIfExists(bundle.getParent());
  }
}
