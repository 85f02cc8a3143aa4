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
import harness.problem.JudgeFailure;
import harness.run.Expectation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Writes a problem made of programs as a Polygon package. Drawn tests are written as files, and
 * each generator rule as a stress test, which can draw arguments.
 */
final class PolygonPackage implements ProgramsPackage.Format {

  /** The range from which a stress test draws seeds. */
  private static final String ANY_SEED = "[0..2147483646]";

  /** The checker of problems that the interactor judges: the format requires one. */
  private static final String ACCEPTING_CHECKER = "accepts-all.cpp";

  /** Names of the comparison that the format calls {@code wcmp}. */
  private static final Set<String> TOKENS = Set.of("tokens", "icpc case_sensitive");

  /** How Polygon tells a validator the group of a test; the group follows. */
  private static final List<String> OF_GROUP = List.of("--testset", "tests", "--group");

  private static final Pattern INCLUDE_OF_TESTLIB =
      Pattern.compile("(?m)^[ \t]*#[ \t]*include[ \t]*[\"<](?:[^\">\n]*/)?testlib\\.h[\">]");

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

  private static final Set<String> STANDARD =
      Set.of(
          "fcmp",
          "hcmp",
          "icmp",
          "lcmp",
          "ncmp",
          "nyesno",
          "rcmp",
          "rcmp4",
          "rcmp6",
          "rcmp9",
          "uncmp",
          "wcmp",
          "yesno",
          "acmp",
          "caseicmp",
          "casencmp",
          "casewcmp",
          "dcmp");

  @Override
  public boolean keeps(TestJudging flags) {
    return group(flags) != null;
  }

  /** The group that validators are told, as Polygon does; null if they have other flags. */
  private static String group(TestJudging flags) {
    Set<List<String>> all = new HashSet<>();
    flags.validators().forEach(each -> all.add(each.call().arguments()));
    List<String> told = all.size() == 1 ? all.iterator().next() : List.of();
    return told.size() == 4 && told.subList(0, 3).equals(OF_GROUP) ? told.get(3) : null;
  }

  @Override
  public List<String> write(ProgramsPackage problem, ExportFolder to) throws IOException {
    List<String> notes = new ArrayList<>();
    StringBuilder xml = new StringBuilder();
    xml.append(
            "<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"no\"?>\n<problem short-name=\"")
        .append(escaped(problem.parts().name()))
        .append("\">\n");
    judging(problem, to, xml);
    executables(problem, to, xml, notes);
    xml.append("  <assets>\n");
    checker(problem, to, xml);
    interactor(problem, to, xml);
    validators(problem, to, xml);
    solutions(problem, to, xml, notes);
    xml.append("  </assets>\n</problem>\n");
    to.write("problem.xml", xml.toString());
    return notes;
  }

  private static void judging(ProgramsPackage problem, ExportFolder to, StringBuilder xml) {
    xml.append("  <judging>\n    <testset name=\"tests\">\n      <time-limit>")
        .append(problem.limits().timeNanos() / 1_000_000)
        .append("</time-limit>\n      <memory-limit>")
        .append(problem.limits().memoryBytes())
        .append("</memory-limit>\n      <test-count>")
        .append(problem.tests().size())
        .append("</test-count>\n      <input-path-pattern>tests/%02d</input-path-pattern>\n")
        .append("      <answer-path-pattern>tests/%02d.a</answer-path-pattern>\n      <tests>\n");
    int number = 0;
    for (ProgramsPackage.Test each : problem.tests()) {
      String path = String.format(Locale.ROOT, "tests/%02d", ++number);
      String group = each.judging() == null ? null : group(each.judging());
      to.write(path, each.inputBytes());
      to.write(path + ".a", each.answer());
      xml.append("        <test method=\"manual\"")
          .append(each.sample() ? " sample=\"true\"" : "")
          .append(group == null ? "" : " group=\"" + escaped(group) + "\"")
          .append("/>\n");
    }
    xml.append("      </tests>\n    </testset>\n  </judging>\n");
  }

  private static void executables(
      ProgramsPackage problem, ExportFolder to, StringBuilder xml, List<String> notes) {
    xml.append("  <files>\n    <executables>\n");
    for (PackagedProgram each : problem.generators().values()) {
      String path = each.copyFile(to, "files");
      xml.append("      <executable>").append(source(path)).append("</executable>\n");
    }
    xml.append("    </executables>\n  </files>\n");
    int number = 0;
    for (GeneratorRule rule : problem.parts().generators()) {
      if (rule.judging() != null && !isValidWithoutFlags(rule, problem)) {
        notes.add(rule.text() + ": left out; its inputs are valid only with the flags of a group");
        continue;
      }
      PackagedProgram program = problem.program("generator", rule.program());
      String arguments = ProgramsPackage.withSeed(rule).text().replace("{seed}", ANY_SEED);
      to.write(
          String.format(Locale.ROOT, "stresses/%03d", ++number),
          "{\"scriptPattern\": "
              + PackageTexts.quoted((program.stem() + " " + arguments).strip())
              + "}\n");
    }
  }

  private static boolean isValidWithoutFlags(GeneratorRule rule, ProgramsPackage problem) {
    List<String> words = ProgramsPackage.withSeed(rule).draw(new SplittableRandom(0), 0);
    try {
      problem.calls().input(rule.withJudging(null), words);
      return true;
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  private static void checker(ProgramsPackage problem, ExportFolder to, StringBuilder xml) {
    if (problem.isJudgedByInteractor()) {
      to.write("files/" + ACCEPTING_CHECKER, "int main() { return 0; } // the interactor judges\n");
      xml.append("    <checker type=\"testlib\">")
          .append(source("files/" + ACCEPTING_CHECKER))
          .append("</checker>\n");
      return;
    }
    String comparison = problem.comparison();
    if (comparison != null) {
      String name = TOKENS.contains(comparison) ? "wcmp" : comparison;
      if (!STANDARD.contains(name)) {
        throw new CannotExport("std:" + comparison + " has no counterpart in the format polygon");
      }
      xml.append("    <checker name=\"std::").append(name).append(".cpp\" type=\"testlib\"/>\n");
      return;
    }
    PackagedProgram checker = problem.checker();
    if (!hasTestlibsCodes(checker, problem.parts().checker())) {
      throw new CannotExport(
          "checker " + checker.fileName() + ": the format polygon requires testlib checkers");
    }
    requireNoArguments("checker", problem.parts().checker().programs().get(0));
    xml.append("    <checker type=\"testlib\">")
        .append(source(checker.copyFile(to, "files")))
        .append("</checker>\n");
  }

  /**
   * Whether a checker's exit codes are testlib's. Any code but 0 may reject; in a program that uses
   * testlib, such codes mean the same.
   */
  private static boolean hasTestlibsCodes(PackagedProgram checker, CheckerCall call) {
    return call.codes() == CheckerCodes.TESTLIB
        || (call.codes() == CheckerCodes.ZERO
            && checker.isInC()
            && INCLUDE_OF_TESTLIB.matcher(checker.onlySource().text()).find());
  }

  private static void interactor(ProgramsPackage problem, ExportFolder to, StringBuilder xml)
      throws IOException {
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
    String path = interactor.copyFile(to, "files");
    xml.append("    <interactor>").append(source(path)).append("</interactor>\n");
  }

  private static void validators(ProgramsPackage problem, ExportFolder to, StringBuilder xml)
      throws IOException {
    xml.append("    <validators>\n");
    for (ValidatorCall each : problem.parts().validators()) {
      requireNoArguments("validator", each.call());
      if (each.codes() != ValidatorCodes.TESTLIB) {
        throw new CannotExport(
            "validator " + each.call().text() + ": the format polygon requires testlib's codes");
      }
      PackagedProgram program = problem.program("validator", each.call().program());
      String path = program.copyFile(to, "files");
      xml.append("      <validator>").append(source(path)).append("</validator>\n");
    }
    xml.append("    </validators>\n");
  }

  private static void requireNoArguments(String role, ProgramCall call) {
    if (!call.arguments().isEmpty()) {
      throw new CannotExport(
          role + " " + call.text() + ": the format polygon does not allow arguments");
    }
  }

  private static void solutions(
      ProgramsPackage problem, ExportFolder to, StringBuilder xml, List<String> notes)
      throws IOException {
    xml.append("    <solutions>\n");
    String tag = MAIN;
    for (Map.Entry<PackagedProgram, Expectation> each : problem.submissions().entrySet()) {
      String own = tag == null ? tag(each.getValue(), problem.origin().tag(each.getKey())) : tag;
      tag = null;
      if (!own.equals(MAIN) && !isSame(each.getValue(), TAGS.get(own))) {
        notes.add(
            each.getKey().name()
                + ": expected "
                + shown(each.getValue())
                + "; its tag "
                + own
                + " means "
                + shown(TAGS.get(own)));
      }
      xml.append("      <solution tag=\"")
          .append(own)
          .append("\">")
          .append(source(each.getKey().copyFile(to, "solutions")))
          .append("</solution>\n");
    }
    xml.append("    </solutions>\n");
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
        && one.labels().equals(other.labels())
        && one.requiredLabels().equals(other.requiredLabels());
  }

  private static String shown(Expectation expected) {
    if (expected == null) {
      return "that it is not run";
    }
    List<String> permitted = expected.labels();
    List<String> required = expected.requiredLabels();
    return String.join(", ", permitted)
        + (expected.mustFail() && !required.equals(permitted)
            ? " (at least once " + String.join(" or ", required) + ")"
            : "");
  }

  private static String source(String path) {
    return "<source path=\"" + escaped(path) + "\"/>";
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
