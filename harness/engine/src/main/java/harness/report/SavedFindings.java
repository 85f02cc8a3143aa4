package harness.report;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.json.JsonMapper;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.machine.ContentHash;
import harness.problem.Behaviour;
import harness.problem.RightAnswers;
import harness.shrink.Smallest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A folder of findings as judge's files: {@code <verdict>-<reason>-d<distance>-<hash>.in} (without
 * distance if none is known), the right answers in {@code .ans} if known, the submission's output
 * in {@code .out}, and the whole finding in {@code .json}. Each file is written atomically, the
 * {@code .in} last. An existing file for the same verdict and reason is not written again. If a
 * further submission fails on it, only its output and finding are added, with its name in the names
 * of the files.
 */
public final class SavedFindings {

  private static final int HASH_DIGITS = 10;

  private static final String INPUT = ".in";

  /** What follows the verdict and reason in the name of an input. */
  private static final String REST = "(-d[0-9-]+)?-[0-9a-f]+\\" + INPUT;

  /** The JSON file of a finding. */
  @JsonFilter(DifferenceFilter.NAME)
  private record Card(
      String problem,
      @JsonInclude(JsonInclude.Include.NON_NULL) String puzzle,
      String submission,
      Verdict verdict,
      Reason reason,
      Integer distance,
      Integer claimed,
      Integer expected,
      String detail,
      String found,
      @JsonInclude(JsonInclude.Include.NON_NULL) List<Behaviour> groups,
      @JsonInclude(JsonInclude.Include.NON_NULL) List<String> suspects,
      Smallest smallest)
      implements DifferenceFilter.MayDiffer {

    @Override
    public boolean differs() {
      return suspects != null;
    }
  }

  private final Path folder;
  private final String problem;
  private final Optional<RightAnswers> builtIn;

  /**
   * Findings of one problem, in an existing folder.
   *
   * @param problem its name
   * @param builtIn what is right, if the harness knows it without a program
   */
  public SavedFindings(Path folder, String problem, Optional<RightAnswers> builtIn) {
    this.folder = folder;
    this.problem = problem;
    this.builtIn = builtIn;
  }

  /**
   * Saves a finding: its smallest case if there is one, else its own.
   *
   * @return the judge's input file, whether new or not; null if the finding has no input
   */
  public Path save(ReportedFinding finding) throws IOException {
    Smallest smallest = finding.smallest();
    String input = smallest != null ? smallest.file() : ownFile(finding);
    if (input == null) {
      return null;
    }
    Integer distance = smallest != null ? smallest.distance() : finding.expected();
    String kind = finding.verdict() + (finding.reason() == null ? "" : "-" + finding.reason());
    Path there = savedAlready(kind, input);
    if (there != null) {
      addOutput(there, finding, distance);
      return there;
    }
    String stem = kind + (distance == null ? "" : "-d" + distance) + "-" + hash(input);
    if (finding.groups() == null) {
      write(stem + ".ans", answers(finding, input));
    }
    write(stem + ".out", output(finding));
    write(stem + ".json", Json.text(card(finding, distance)));
    Path file = folder.resolve(stem + INPUT);
    WholeFile.write(file, input.getBytes(StandardCharsets.ISO_8859_1));
    return file;
  }

  /**
   * Saves what another submission says on an input that is already there. Its name is added to the
   * names of the files.
   */
  private void addOutput(Path input, ReportedFinding finding, Integer distance) throws IOException {
    String file = input.getFileName().toString();
    String stem = file.substring(0, file.length() - INPUT.length());
    if (isOf(folder.resolve(stem + ".json"), finding.submission())) {
      return;
    }
    String own = stem + "." + finding.submission().replaceAll("[^A-Za-z0-9_-]", "_");
    if (!Files.exists(folder.resolve(own + ".json"))) {
      write(own + ".out", output(finding));
      write(own + ".json", Json.text(card(finding, distance)));
    }
  }

  /** Whether a finding's JSON names a submission; also true if it cannot be read. */
  private static boolean isOf(Path json, String submission) {
    try {
      String first =
          JsonMapper.builder().build().readTree(json.toFile()).path("submission").asText();
      return first.equals(submission);
    } catch (IOException missing) {
      return true;
    }
  }

  private static String output(ReportedFinding finding) {
    return finding.smallest() != null ? finding.smallest().output() : finding.output();
  }

  private String ownFile(ReportedFinding finding) {
    if (finding.file() != null) {
      return finding.file();
    }
    String input = finding.input();
    return input.isEmpty() ? null : builtIn.map(known -> known.file(input)).orElse(input);
  }

  private Card card(ReportedFinding finding, Integer distance) {
    Smallest smallest = finding.smallest();
    return new Card(
        problem,
        builtIn.isPresent() ? problem : null,
        finding.submission(),
        finding.verdict(),
        finding.reason(),
        distance,
        smallest != null ? smallest.claimed() : finding.claimed(),
        smallest != null ? smallest.expected() : finding.expected(),
        smallest != null ? smallest.detail() : finding.detail(),
        finding.caseName(),
        smallest != null ? smallest.groups() : finding.groups(),
        finding.suspects() == null || smallest == null ? finding.suspects() : smallest.suspects(),
        smallest);
  }

  private Path savedAlready(String kind, String input) throws IOException {
    try (DirectoryStream<Path> saved = Files.newDirectoryStream(folder, kind + "-*" + INPUT)) {
      for (Path each : saved) {
        if (each.getFileName().toString().substring(kind.length()).matches(REST)
            && Files.size(each) == input.length()
            && Files.readString(each, StandardCharsets.ISO_8859_1).equals(input)) {
          return each;
        }
      }
    } catch (IOException e) {
      throw new UnwritableFile(folder, e);
    }
    return null;
  }

  /** Right answers to the cases of a judge's file. */
  private String answers(ReportedFinding finding, String input) {
    if (finding.smallest() != null) {
      return finding.smallest().answers();
    }
    return builtIn
        .map(known -> known.cases(input).stream().map(known::right).collect(Collectors.joining()))
        .orElse(finding.right());
  }

  private void write(String name, String text) throws IOException {
    WholeFile.write(folder.resolve(name), text);
  }

  private static String hash(String input) {
    byte[] digest = ContentHash.sha256().digest(input.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(digest).substring(0, HASH_DIGITS);
  }
}
