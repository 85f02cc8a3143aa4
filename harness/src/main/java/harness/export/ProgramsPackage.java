package harness.export;

import harness.cases.Limits;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.GeneratorRule;
import harness.formats.ProblemPackage;
import harness.formats.ProgramCall;
import harness.run.Expectation;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A problem made of programs, ready to be written as a package.
 *
 * @param parts its programs
 * @param limits of submissions
 * @param tests drawn ones with the reference's answers
 */
public record ProgramsPackage(
    ProblemPackage parts, Limits limits, List<Test> tests, Languages languages) {

  /** How the name of a standard comparison begins. */
  private static final String STANDARD = CheckerCall.STANDARD;

  /**
   * A test.
   *
   * @param input each character a byte
   */
  public record Test(String input, byte[] answer) {

    byte[] inputBytes() {
      return input.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  /** A format that it can be written in. */
  interface Format {
    void write(ProgramsPackage problem, ExportFolder to) throws IOException;
  }

  private static final Map<String, Format> FORMATS =
      Map.of("icpc", new IcpcPackage(), "polygon", new PolygonPackage());

  public ProgramsPackage {
    tests = List.copyOf(tests);
  }

  /**
   * Writes it.
   *
   * @param format {@code icpc} or {@code polygon}
   * @throws CannotExport in one line, when the format has no way to say something
   */
  public void write(String format, ExportFolder to) throws IOException {
    FORMATS.get(format).write(this, to);
  }

  /** Whether there is such a format. */
  public static boolean isKnown(String format) {
    return FORMATS.containsKey(format);
  }

  PackagedProgram program(String role, String text) {
    return PackagedProgram.of(role, text, languages, parts.folder());
  }

  /** The standard comparison that stands for the checker; null if that is a program. */
  String comparison() {
    String text = parts.checker().programs().get(0).program();
    return text.startsWith(STANDARD) ? text.substring(STANDARD.length()) : null;
  }

  /** The checker program. */
  PackagedProgram checker() {
    List<ProgramCall> programs = parts.checker().programs();
    if (programs.size() > 1 || !programs.get(0).arguments().isEmpty()) {
      throw new CannotExport("checker " + parts.checker().text() + ": expected one, no arguments");
    }
    return program("checker", programs.get(0).program());
  }

  /** Generators, by the name that rules call each. */
  Map<String, PackagedProgram> generators() {
    Map<String, PackagedProgram> generators = new LinkedHashMap<>();
    for (GeneratorRule rule : parts.generators()) {
      PackagedProgram program = program("generator", rule.program());
      PackagedProgram other = generators.putIfAbsent(program.stem(), program);
      if (other != null && !other.source().equals(program.source())) {
        throw new CannotExport("two generators are called " + program.stem());
      }
    }
    return generators;
  }

  /** What is expected of each submission; the reference comes first, and is right. */
  Map<PackagedProgram, Expectation> submissions() {
    Map<PackagedProgram, Expectation> submissions = new LinkedHashMap<>();
    submissions.put(reference(), Expectation.RIGHT);
    parts
        .submissions()
        .forEach(
            (text, expectation) -> {
              PackagedProgram program = program("submission", text);
              if (submissions.keySet().stream()
                  .noneMatch(each -> each.source().equals(program.source()))) {
                submissions.put(program, expectation);
              }
            });
    return submissions;
  }

  PackagedProgram reference() {
    if (parts.references().isEmpty()) {
      throw new CannotExport("missing --reference PROGRAM, which gives the answers");
    }
    return program("reference", parts.references().get(0));
  }

  /** The arguments of a rule with the seed written out, as the last one if need be. */
  static ArgumentTemplate withSeed(GeneratorRule rule) {
    ArgumentTemplate own = rule.arguments();
    return own.hasSeed() ? own : ArgumentTemplate.parse((own.text() + " {seed}").strip());
  }
}
