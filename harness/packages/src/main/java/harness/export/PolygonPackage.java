package harness.export;

import harness.cases.Verdict;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.ProgramCall;
import harness.formats.TestJudging;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.syntax.XmlElement;
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Writes a problem made of programs as a Polygon package. Drawn tests are written as files, and
 * each generator rule as a stress test, which can draw arguments.
 */
final class PolygonPackage {

  /** The range from which a stress test draws seeds. */
  private static final String ANY_SEED = "[0..2147483646]";

  /** The checker of problems that the interactor judges: the format requires one. */
  private static final String ACCEPTING_CHECKER = "files/accepts-all.cpp";

  /** Names of the comparison that the format calls {@code wcmp}. */
  private static final Set<String> TOKENS = Set.of("tokens", "icpc case_sensitive");

  /** The comparisons that the format knows by testlib's names. */
  private static final Set<String> STANDARD =
      Set.of(
          ("acmp caseicmp casencmp casewcmp dcmp fcmp hcmp icmp lcmp ncmp nyesno rcmp rcmp4 rcmp6"
                  + " rcmp9 uncmp wcmp yesno")
              .split(" ", -1));

  /** How Polygon tells a validator the group of a test; the group follows. */
  private static final List<String> OF_GROUP = List.of("--testset", "tests", "--group");

  private static final String MAIN = "main";
  private static final String REJECTED = "rejected";
  private static final String NOT_RUN = "do-not-run";

  /** What the tags mean, the usual one first where several mean the same. */
  private static final Map<String, Expectation> TAGS = tags();

  private static Map<String, Expectation> tags() {
    Map<String, Expectation> tags = new LinkedHashMap<>();
    tags.put("accepted", Expectation.RIGHT);
    tags.put(REJECTED, Expectation.WRONG);
    tags.put("failed", Expectation.WRONG);
    tags.put("wrong-answer", Expectation.failingWith(Verdict.WRONG_ANSWER));
    tags.put("presentation-error", Expectation.failingWith(Verdict.WRONG_ANSWER));
    tags.put("time-limit-exceeded", Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED));
    tags.put("memory-limit-exceeded", Expectation.failingWith(Verdict.MEMORY_LIMIT_EXCEEDED));
    tags.put(
        "time-limit-exceeded-or-memory-limit-exceeded",
        Expectation.failingWith(Verdict.TIME_LIMIT_EXCEEDED, Verdict.MEMORY_LIMIT_EXCEEDED));
    tags.put("time-limit-exceeded-or-accepted", Expectation.RIGHT_OR_SLOW);
    return tags;
  }

  private final ProgramsPackage problem;
  private final ExportFolder to;
  private final StringBuilder xml = new StringBuilder();
  private final List<String> notes = new ArrayList<>();

  PolygonPackage(ProgramsPackage problem, ExportFolder to) {
    this.problem = problem;
    this.to = to;
  }

  /** The group that validators are told, as Polygon does; null if they have other flags. */
  static String group(TestJudging flags) {
    List<List<String>> all =
        flags.validators().stream().map(each -> each.call().arguments()).distinct().toList();
    List<String> told = all.size() == 1 ? all.get(0) : List.of();
    return told.size() == 4 && told.subList(0, 3).equals(OF_GROUP) ? told.get(3) : null;
  }

  /** Writes everything; returns notes on what the format cannot express. */
  List<String> write() {
    add(
        """
        <?xml version="1.0" encoding="utf-8" standalone="no"?>
        <problem short-name="%s">
        """
            .formatted(XmlElement.escaped(problem.parts().name())));
    judging();
    executables();
    stressTests();
    add("  <assets>\n");
    add("    <checker " + checker() + "\n");
    interactor();
    validators();
    solutions();
    add("  </assets>\n</problem>\n");
    to.write("problem.xml", xml.toString());
    return notes;
  }

  private void add(String lines) {
    xml.append(lines);
  }

  private void judging() {
    PolygonGroupsExport groups =
        problem.parts().scored() == null ? null : new PolygonGroupsExport(problem, notes::add);
    List<PolygonGroupsExport.Placed> placed =
        groups == null ? PolygonGroupsExport.withoutPoints(problem) : groups.tests();
    add(
        """
          <judging input-file="%s" output-file="%s">
            <testset name="tests">
              <time-limit>%s</time-limit>
              <memory-limit>%s</memory-limit>
              <test-count>%s</test-count>
              <input-path-pattern>tests/%%02d</input-path-pattern>
              <answer-path-pattern>tests/%%02d.a</answer-path-pattern>
              <tests>
        """
            .formatted(
                XmlElement.escaped(problem.parts().files().input()),
                XmlElement.escaped(problem.parts().files().output()),
                problem.limits().timeNanos() / 1_000_000,
                problem.limits().memoryBytes(),
                placed.size()));
    int number = 0;
    for (PolygonGroupsExport.Placed each : placed) {
      ProgramsPackage.Test test = each.test();
      String path = String.format(Locale.ROOT, "tests/%02d", ++number);
      to.write(path, test.inputBytes());
      to.write(path + ".a", test.answer());
      add(
          "        <test method=\"manual\"%s%s/>\n"
              .formatted(test.sample() ? " sample=\"true\"" : "", each.attributes()));
    }
    add("      </tests>\n");
    if (groups != null) {
      add(groups.xml());
      groups.noteExpectations();
    }
    add("    </testset>\n  </judging>\n");
  }

  private void executables() {
    add("  <files>\n    <executables>\n");
    for (PackagedProgram each : problem.generators().values()) {
      add("      <executable>" + source(each.copyFile(to, "files")) + "</executable>\n");
    }
    add("    </executables>\n  </files>\n");
  }

  private void stressTests() {
    int number = 0;
    for (GeneratorRule rule : problem.parts().generators()) {
      if (rule.judging() != null && !isValidWithoutFlags(rule)) {
        notes.add(rule.text() + ": left out; its inputs are valid only with the flags of a group");
        continue;
      }
      PackagedProgram program = problem.program("generator", rule.program());
      String arguments = ProgramsPackage.withSeed(rule).text().replace("{seed}", ANY_SEED);
      String pattern = ExportFolder.quoted((program.stem() + " " + arguments).strip());
      to.write(
          String.format(Locale.ROOT, "stresses/%03d", ++number),
          "{\"scriptPattern\": " + pattern + "}\n");
    }
  }

  private boolean isValidWithoutFlags(GeneratorRule rule) {
    List<String> words = ProgramsPackage.withSeed(rule).draw(new SplittableRandom(0), 0);
    try {
      problem.calls().input(rule.withJudging(null), words);
      return true;
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  /** The checker's element, from its attributes on. */
  private String checker() {
    if (problem.isJudgedByInteractor()) {
      to.write(ACCEPTING_CHECKER, "int main() { return 0; } // the interactor judges\n");
      return ofProgram(ACCEPTING_CHECKER);
    }
    String comparison = problem.comparison();
    if (comparison != null) {
      String name = TOKENS.contains(comparison) ? "wcmp" : comparison;
      if (!STANDARD.contains(name)) {
        throw new CannotExport("std:" + comparison + " has no counterpart in the format polygon");
      }
      return "name=\"std::" + name + ".cpp\" type=\"testlib\"/>";
    }
    PackagedProgram checker = problem.checker();
    if (!hasTestlibsCodes(checker, problem.parts().checker())) {
      throw new CannotExport(
          "checker %s: the format polygon requires testlib checkers, and this one is of the dialect %s"
              .formatted(checker.fileName(), problem.parts().checker().codes().label()));
    }
    requireNoArguments("checker", problem.parts().checker().programs().get(0));
    return ofProgram(checker.copyFile(to, "files"));
  }

  private static String ofProgram(String path) {
    return "type=\"testlib\">" + source(path) + "</checker>";
  }

  /**
   * Whether a checker's exit codes are testlib's. Any code but 0 may reject; in a program that uses
   * testlib, such codes mean the same.
   */
  private static boolean hasTestlibsCodes(PackagedProgram checker, CheckerCall call) {
    return call.codes() == CheckerCodes.TESTLIB
        || (call.codes() == CheckerCodes.ZERO && checker.isInC() && checker.usesTestlib());
  }

  private void interactor() {
    InteractorCall call = problem.parts().interactor();
    if (call == null) {
      return;
    }
    if (!call.live() || call.passes() > 1) {
      throw new CannotExport("the format polygon has no problems with several passes");
    }
    PackagedProgram interactor = problem.interactor();
    requireNoArguments("interactor", call.call());
    if (call.codes() != CheckerCodes.TESTLIB) {
      throw new CannotExport(
          "interactor " + interactor.fileName() + ": the format polygon requires testlib's codes");
    }
    add("    <interactor>" + source(interactor.copyFile(to, "files")) + "</interactor>\n");
  }

  private void validators() {
    add("    <validators>\n");
    for (ValidatorCall each : problem.parts().validators()) {
      requireNoArguments("validator", each.call());
      if (each.codes() != ValidatorCodes.TESTLIB) {
        throw new CannotExport(
            "validator " + each.call().text() + ": the format polygon requires testlib's codes");
      }
      PackagedProgram program = problem.program("validator", each.call().program());
      add("      <validator>" + source(program.copyFile(to, "files")) + "</validator>\n");
    }
    add("    </validators>\n");
  }

  private static void requireNoArguments(String role, ProgramCall call) {
    if (!call.arguments().isEmpty()) {
      throw new CannotExport(
          role + " " + call.text() + ": the format polygon does not allow arguments");
    }
  }

  private void solutions() {
    add("    <solutions>\n");
    Path main = problem.reference().source();
    for (Map.Entry<PackagedProgram, Expectation> each : problem.submissions().entrySet()) {
      PackagedProgram program = each.getKey();
      Expectation expected = each.getValue();
      boolean isMain = program.source().equals(main);
      String tag = isMain ? MAIN : tag(expected, problem.origin().tag(program));
      if (!isMain && !isSame(expected, TAGS.get(tag))) {
        notes.add(
            program.name()
                + ": expected "
                + shown(expected)
                + "; its tag "
                + tag
                + " means "
                + shown(TAGS.get(tag)));
      }
      String source = source(program.copyFile(to, "solutions"));
      add("      <solution tag=\"%s\">%s</solution>\n".formatted(tag, source));
    }
    add("    </solutions>\n");
  }

  /**
   * A tag that means the expectation; if there is none, one that does not make an expected failure
   * a finding.
   *
   * @param own the tag in the package that is written anew; null if it has none
   */
  private static String tag(Expectation expected, String own) {
    if (own != null && isSame(expected, TAGS.get(own))) {
      return own;
    }
    for (Map.Entry<String, Expectation> each : TAGS.entrySet()) {
      if (isSame(expected, each.getValue())) {
        return each.getKey();
      }
    }
    if (!expected.mustFail()) {
      return NOT_RUN;
    }
    return TAGS.entrySet().stream()
        .filter(each -> each.getValue().required().containsAll(expected.required()))
        .min(Comparator.comparingInt(each -> each.getValue().required().size()))
        .map(Map.Entry::getKey)
        .orElse(REJECTED);
  }

  private static boolean isSame(Expectation one, Expectation other) {
    return other != null
        && one.expected().equals(other.expected())
        && one.required().equals(other.required());
  }

  private static String shown(Expectation expected) {
    if (expected == null) {
      return "that it is not run";
    }
    List<Verdict> permitted = expected.expected();
    Set<Verdict> required = expected.required();
    return words(permitted, ", ")
        + (expected.mustFail() && !required.equals(Set.copyOf(permitted))
            ? " (at least once " + words(required, " or ") + ")"
            : "");
  }

  private static String words(Collection<Verdict> verdicts, String joint) {
    return verdicts.stream().map(Verdict::label).collect(Collectors.joining(joint));
  }

  private static String source(String path) {
    return "<source path=\"" + XmlElement.escaped(path) + "\"/>";
  }
}
