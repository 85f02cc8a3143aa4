package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import harness.terminal.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Verifies packages of Polygon and rbx whose groups give points. All ask to print the number that
 * they give; {@code small} is right up to 20.
 */
final class PointsOfFormatsTest {

  private static final String SET =
      """
      <problem><judging><testset name="tests">
      <time-limit>1000</time-limit><memory-limit>268435456</memory-limit>
      <input-path-pattern>tests/%02d</input-path-pattern>
      <answer-path-pattern>tests/%02d.a</answer-path-pattern>
      <tests>
        <test cmd="gen 1" group="0" sample="true"/>
        <test cmd="gen 3" group="1" points="30"/>
        <test cmd="gen 9" group="1"/>
        <test cmd="gen 15" group="2" points="40"/>
        <test cmd="gen 99" group="2" points="30"/>
      </tests>
      <groups>
        <group name="0" points-policy="complete-group"/>
        <group name="1" points="30" points-policy="complete-group"/>
        <group name="2" points-policy="each-test">
          <dependencies><dependency group="1"/></dependencies>
        </group>
      </groups></testset></judging>
      """;

  private static final String PARTS =
      """
      <files><executables><executable><source path="gen.sh"/></executable></executables></files>
      <assets>
      @CHECKER@
      <validators><validator><source path="val.sh"/></validator></validators>
      <solutions>
        <solution tag="main"><source path="right.sh"/></solution>
        <solution tag="wrong-answer"><source path="small.sh"/></solution>
      </solutions></assets></problem>
      """;

  private static final String RBX =
      """
      timeLimit: 1000
      memoryLimit: 256
      scoring: points
      checker: {path: wcmp.cpp}
      generators: [{name: gen, path: gen.sh}]
      vars: {N: {max: 100}}
      testcases:
        - {name: samples, generators: [{name: gen, args: 1}]}
        - name: small
          score: 40
          validator: {path: val.sh}
          vars: {N: {max: 9}}
          generators: [{name: gen, args: 3}, {name: gen, args: 9}]
        - name: large
          score: 60
          deps: [small]
          subgroups:
            - {name: few, generators: [{name: gen, args: 15}]}
            - {name: many, generators: [{name: gen, args: 99}]}
      solutions:
        - {path: right.sh, outcome: ac}
        - {path: small.sh, outcome: wa, score: 40, outcomePerGroup: {'*': ac, large: wa}}
      """;

  @TempDir private Path folder;

  @BeforeEach
  void programs() throws IOException {
    file("gen.sh", "echo $1\n");
    file("right.sh", "read n; echo $n\n");
    file("small.sh", "read n; [ $n -gt 20 ] && n=0; echo $n\n");
  }

  private void file(String name, String text) throws IOException {
    Path file = folder.resolve("problem").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** Checks that numbers of group 1 have one digit. */
  private void polygon(String checker) throws IOException {
    file("val.sh", "read n; case \"$4 $n\" in '1 '??*) exit 3;; esac\n");
    file("problem.xml", SET + PARTS.replace("@CHECKER@", checker));
  }

  /** Checks numbers against the variable N.max of the group. */
  private void rbx(String text, String other) throws IOException {
    file("val.sh", "read n; [ $n -le ${1#--N.max=} ] || exit 1\n");
    file("problem.rbx.yml", RBX.replace(text, other));
  }

  private JsonNode verified(int code) throws IOException {
    Path json = folder.resolve("report.json");
    CommandRun run =
        CommandRun.of("verify", "--problem", folder.resolve("problem"), "--json", json);
    assertEquals(code, run.code(), run.err() + run.out());
    return ReportSchema.of("verify").read(json);
  }

  /** Points and verdicts of a submission in each group and in total. */
  private static List<String> results(String submission, JsonNode report) {
    for (JsonNode each : report.get("submissions")) {
      if (each.get("name").asText().equals(submission)) {
        List<String> results = new ArrayList<>();
        each.get("groups").forEach(group -> results.add(result(group)));
        results.add(result(each.get("total")));
        return results;
      }
    }
    throw new AssertionError(submission + " in " + report);
  }

  private static String result(JsonNode group) {
    return "%s %s %s"
        .formatted(
            group.get("name").asText(), group.get("score").asInt(), group.get("verdict").asText());
  }

  @Test
  void groupsOfPolygonGiveTheirPoints() throws IOException {
    polygon("");
    JsonNode report = verified(ExitCode.OK);
    assertEquals(
        List.of("0 0 accepted", "1 30 accepted", "2 70 accepted", "total 100 accepted"),
        results("right", report));
    assertEquals(
        List.of("0 0 accepted", "1 30 accepted", "2 40 wrong-answer", "total 70 wrong-answer"),
        results("small", report));
  }

  /** The checker gives 7 points to wrong outputs, whatever the test is worth. */
  @Test
  void aCheckerOfPolygonMayGivePoints() throws IOException {
    polygon("<checker><source path=\"check.sh\"/></checker>");
    file("check.sh", "cmp -s $2 $3 && exit 0; echo points 7 near >&2; exit 7\n");
    JsonNode report = verified(ExitCode.OK);
    assertEquals("2 47 accepted", results("small", report).get(2));
    assertEquals("total 100 accepted", results("right", report).get(3));
  }

  @Test
  void groupsOfRbxGiveTheirScore() throws IOException {
    rbx("", "");
    JsonNode report = verified(ExitCode.OK);
    assertEquals(
        List.of(
            "samples 0 accepted", "small 40 accepted", "large 60 accepted", "total 100 accepted"),
        results("right", report));
    assertEquals(
        List.of(
            "samples 0 accepted",
            "small 40 accepted",
            "large 0 wrong-answer",
            "total 40 wrong-answer"),
        results("small", report));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "score: 40, outcome | score: 50, outcome | small: total: expected 50 points, found 40 of 100",
        "large: wa} | large: tle} |"
            + " small: large: expected time-limit-exceeded on some test, found only accepted or"
            + " wrong-answer",
        "args: 9} | args: 99} | finding 1: val: judge-error (validator-failed) case problem/saved:small/001"
      })
  void whatIsNotAsExpectedIsAFinding(String text, String other, String said) throws IOException {
    rbx(text, other);
    CommandRun run = CommandRun.of("verify", "--problem", folder.resolve("problem"));
    assertEquals(ExitCode.FINDINGS, run.code(), run.err() + run.out());
    assertTrue(run.out().replaceAll("\\s+", " ").contains(said), run.out());
  }

  /** 99 is at most the variable of the problem, but more than that of the group. */
  @Test
  void aValidatorInCppReadsTheVariablesOfItsGroup() throws IOException {
    file("problem.rbx.yml", RBX.replace("args: 9}", "args: 99}").replace("val.sh", "val.cpp"));
    file(
        "val.cpp",
        """
        #include <iostream>
        #include "rbx.h"
        int main() { int n; std::cin >> n; return n <= getVar<int>("N.max") ? 0 : 1; }
        """);
    JsonNode findings = verified(ExitCode.FINDINGS).get("findings");
    assertEquals(1, findings.size(), findings::toString);
    assertTrue(findings.get(0).toString().contains("saved:small/001"), findings::toString);
  }

  @Test
  void aNameWithHiddenCharactersIsEscaped() throws IOException {
    rbx("", "");
    file(
        "problem.rbx.yml",
        RBX.replace("name: large", "name: \"la\\e[31mrge\"").replace("large: wa", ""));
    CommandRun run = CommandRun.of("verify", "--problem", folder.resolve("problem"));
    assertTrue(run.out().contains("la\\x1b[31mrge (60)"), run.out());
    assertFalse(run.out().contains("\u001b"), run.out());
  }

  /** Packages whose groups have no points are shown as before. */
  @Test
  void groupsWithoutPointsShowNone() throws IOException {
    polygon("");
    file("problem.xml", (SET + PARTS).replace("@CHECKER@", "").replaceAll(" points=\"\\d+\"", ""));
    assertFalse(verified(ExitCode.OK).get("submissions").get(0).has("groups"));
  }

  @ParameterizedTest
  @CsvSource({
    "group=\"1\"/></dep, group=\"2\"/></dep, '2 requires 2: a cycle'",
    "points=\"40\", points=\"NaN\", '<test>: expected points from 0 to 100000000, found ''NaN'''"
  })
  void badGroupsAreOneNote(String text, String other, String why) throws IOException {
    polygon("");
    file("problem.xml", (SET + PARTS).replace("@CHECKER@", "").replace(text, other));
    CommandRun run = CommandRun.of("list", "--problem", folder.resolve("problem"));
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains(why) && !run.out().contains("groups  "), run.out());
  }
}
