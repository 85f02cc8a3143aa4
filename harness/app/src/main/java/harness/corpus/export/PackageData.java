package harness.corpus.export;

import harness.cases.Generator;
import harness.export.CannotExport;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The package's data: the statement's samples, saved cases, and drawn cases in files of the judge's
 * size.
 */
public final class PackageData {

  private final Puzzle puzzle;
  private final List<AnsweredFile> samples;
  private final List<AnsweredFile> secret = new ArrayList<>();

  /** Starts with the puzzle's samples and no secret data. */
  public PackageData(Puzzle puzzle) throws IOException {
    this.puzzle = puzzle;
    List<AnsweredFile> found = new ArrayList<>();
    for (String file : new PackageTexts(puzzle).samples()) {
      found.add(AnsweredFile.of(puzzle, "sample/" + (found.size() + 1), cases(file), ""));
    }
    samples = List.copyOf(found);
  }

  /**
   * Adds saved cases as secret data.
   *
   * @return false if they were left out: a sample, or more cases than the judge's files have
   */
  public boolean addSaved(String name, List<String> inputs, String description) {
    boolean sample = samples.stream().anyMatch(each -> each.inputs().equals(inputs));
    boolean large = inputs.size() > puzzle.limits().casesPerFile();
    if (sample || large) {
      return false;
    }
    secret.add(AnsweredFile.of(puzzle, "secret/" + name, inputs, description));
    return true;
  }

  /** Draws cases and adds them as secret data, in files of the judge's size. */
  public void addDrawn(Generator generator, long seed, long n) {
    int size = puzzle.limits().casesPerFile();
    for (long from = 0; from < n; from += size) {
      List<String> inputs = new ArrayList<>();
      for (long index = from; index < Math.min(n, from + size); index++) {
        inputs.add(draw(generator, seed, index));
      }
      String stem = generator.name().replaceAll("[^a-zA-Z0-9]+", "-");
      String name = String.format("secret/%s-%d-%03d", stem, seed, from / size + 1);
      String origin = "drawn: " + generator.name() + ", seed " + seed + ", from " + from;
      secret.add(AnsweredFile.of(puzzle, name, inputs, origin));
    }
  }

  /** All files: samples first, then secret files by name. */
  public List<AnsweredFile> files() {
    return Stream.concat(
            samples.stream(), secret.stream().sorted(Comparator.comparing(AnsweredFile::name)))
        .toList();
  }

  private static String draw(Generator generator, long seed, long index) {
    try {
      return generator.draw(seed, index).input();
    } catch (IllegalArgumentException impossible) {
      throw new CannotExport(impossible.getMessage());
    }
  }

  private List<String> cases(String file) throws IOException {
    List<String> cases = new ArrayList<>();
    try {
      byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
      puzzle.format().read(new ByteArrayInputStream(bytes), cases::add);
    } catch (InvalidInput invalid) {
      throw new CannotExport("a sample of " + puzzle.name() + ": " + invalid.getMessage());
    }
    return cases;
  }
}
