package harness.distributed;

import harness.submission.Carried;
import harness.submission.ProgramSource;
import harness.submission.Programs;
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
 * All that other machines need to run a command: the job, and a bundle of the files that it names,
 * which lasts as long as this is open.
 */
public record Shipment(RemoteJob job, Path bundle) implements AutoCloseable {

  private static final Path HERE = Path.of("").toAbsolutePath();
  private static final String BUNDLE = "bundle.zip";

  /**
   * Packs.
   *
   * @param words of the command line, behind the command
   * @param threads for each range
   * @param tables absolute names of the files that extend the table of languages, in order
   * @param languages the harness's own table, then these
   * @param programs opened; what is not built is left out
   */
  public static Shipment pack(
      List<String> words,
      long seed,
      int threads,
      List<Path> tables,
      Languages languages,
      Programs programs)
      throws IOException {
    List<Path> files = new ArrayList<>(tables);
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
    Path bundle = Files.createTempDirectory("harness-shipment").resolve(BUNDLE);
    Bundle.pack(bundle, List.of(HERE), files);
    RemoteJob job =
        new RemoteJob(
            words,
            seed,
            threads,
            Bundle.inside(HERE),
            texts,
            tables.stream().map(Bundle::inside).toList(),
            contents);
    return new Shipment(job, bundle);
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(bundle);
    Files.deleteIfExists(bundle.getParent());
  }
}
