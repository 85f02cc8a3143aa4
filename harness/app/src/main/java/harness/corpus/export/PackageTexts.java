package harness.corpus.export;

import harness.export.CannotExport;
import harness.export.CommonTexts;
import harness.export.ExportFolder;
import harness.reference.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The texts and programs of a puzzle's package, assembled from the puzzle's resources. */
public final class PackageTexts {

  private final Puzzle puzzle;

  /** The texts of a puzzle. */
  public PackageTexts(Puzzle puzzle) {
    this.puzzle = Objects.requireNonNull(puzzle);
  }

  /** The input validator, a Python program. */
  public String inputValidator() throws IOException {
    return CommonTexts.common("input_head.py")
        + own("input_validator.py")
        + CommonTexts.common("input_tail.py");
  }

  /** The output validator, a Python program. */
  public String outputValidator() throws IOException {
    return CommonTexts.common("output_head.py")
        + own("output_validator.py")
        + CommonTexts.common("output_tail.py");
  }

  /** Inputs of the statement's samples, in order. */
  List<String> samples() throws IOException {
    List<String> samples = new ArrayList<>();
    for (int number = 1; ; number++) {
      try (InputStream sample = puzzle.resource("sample/" + number + ".in")) {
        if (sample == null) {
          return samples;
        }
        samples.add(text(sample));
      }
    }
  }

  /**
   * The metadata.
   *
   * @param limits the block {@code limits}, several lines
   */
  String problemYaml(String limits) throws IOException {
    return "problem_format_version: %s\ntype: pass-fail\n%suuid: %s\nlicense: unknown\n%s"
        .formatted(
            CommonTexts.FORMAT_VERSION,
            own("problem.yaml"),
            CommonTexts.uuid(puzzle.name()),
            limits);
  }

  /** Writes everything that does not depend on data or measurements. */
  void write(ExportFolder folder) throws IOException {
    folder.write("statement/problem.en.md", own("problem.en.md"));
    folder.writeProgram("input_validators/validate.py", inputValidator());
    folder.writeProgram("output_validator/validate.py", outputValidator());
    folder.write("judge_tools/README.md", CommonTexts.common("judge_tools/README.md"));
    for (String tool : List.of("judge_tools/check.sh", "judge_tools/validate.sh")) {
      folder.writeProgram(tool, CommonTexts.common(tool));
    }
    folder.write(
        "data/test_group.yaml",
        "input_validator_args: [--max-cases, \"" + puzzle.limits().casesPerFile() + "\"]\n");
  }

  private String own(String name) throws IOException {
    try (InputStream file = puzzle.resource(name)) {
      if (file == null) {
        throw new CannotExport(
            puzzle.name() + " cannot be exported: missing export/" + name + " next to its class");
      }
      return text(file);
    }
  }

  private static String text(InputStream file) throws IOException {
    return new String(file.readAllBytes(), StandardCharsets.UTF_8);
  }
}
