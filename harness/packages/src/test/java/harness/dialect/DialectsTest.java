package harness.dialect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.formats.CheckerCodes;
import harness.process.Cause;
import harness.process.KeptFile;
import harness.process.ProcessReport;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What each dialect makes of what a checker left. */
final class DialectsTest {

  private static final byte[] NOTHING = {};

  /** A run; {@code /} in its texts is the end of a line. */
  private static RunResult run(int code, String out, String err, Map<String, String> files) {
    Map<String, KeptFile> kept = new HashMap<>();
    files.forEach((name, text) -> kept.put(name, new KeptFile(bytes(text), false)));
    ProcessReport report =
        new ProcessReport(
            Cause.EXIT, code, 0, 0, 0, 0, 0, false, lines(err), 1, 0, null, null, false);
    return new RunResult(report, bytes(lines(out)), kept);
  }

  private static String lines(String text) {
    return text == null ? "" : text.replace("|", "\n");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static Said said(int code, String out, String err) {
    return new Said(run(code, out, err, Map.of()));
  }

  /** The ruling in short: accepted, a score, a reason, or why there is none; then the message. */
  private static String shown(CheckerCodes codes, Said said) {
    try {
      Ruling ruling = codes.dialect().read(said);
      if (ruling == null) {
        return "fails";
      }
      String verdict =
          ruling.isAccepted()
              ? "accepted"
              : ruling.isPartial() ? ruling.score().text() : ruling.refusal().label();
      return ruling.message().isEmpty() ? verdict : verdict + ": " + ruling.message();
    } catch (NoVerdict none) {
      return "none: " + none.getMessage();
    }
  }

  private static CheckerCodes codes(String name) {
    return CheckerCodes.valueOf(name.toUpperCase(Locale.ROOT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // dialect; exit code; standard output; standard error; what it means
        "testlib; 0; ; ok 3 numbers; accepted: ok 3 numbers",
        "testlib; 1; ; wrong answer 1st; rejected-by-checker: wrong answer 1st",
        "testlib; 2; ; wrong output format; presentation: wrong output format",
        "testlib; 4; ; dirt; presentation: dirt",
        "testlib; 8; ; ends; missing-output: ends",
        "testlib; 3; ; FAIL; fails",
        "testlib; 7; ; points 2.50 so so; points 2.5: so so",
        "testlib; 7; ; 12; points 12",
        "testlib; 7; ; points 4, so so; points 4: so so",
        "testlib; 7; ; points 1e-3; points 0.001",
        "testlib; 66; ; partially correct (50); 0.5 of the score: partially correct (50)",
        "testlib; 216; ; ; points 200",
        "testlib; 217; ; ; fails",
        "testlib; 5; ; ; fails",
        "zero; 0; ; ; accepted",
        "zero; 17; no; ; rejected-by-checker: no",
        "zero; 3; ; FAIL; fails",
        "icpc; 42; ; ; accepted",
        "icpc; 43; ; no; rejected-by-checker: no",
        "icpc; 0; ; ; fails",
        "boca; 4; ; ; accepted",
        "boca; 6; ; no; rejected-by-checker: no",
        "boca; 5; ; ; presentation",
        "boca; 43; ; ; fails",
        "cms; 0; 1.0; ; accepted",
        "cms; 0; 1; translate:success; accepted: success",
        "cms; 0; 0.0; Not correct; rejected-by-checker: Not correct",
        "cms; 0; -0.0; ; rejected-by-checker",
        "cms; 0; 0.25|more; Partially Correct|two of eight; 0.25 of the score: two of eight",
        "cms; 0; 1e-05; ; 0.00001 of the score",
        "cms; 0; 1.0000000001; ; accepted",
        "cms; 0; 0.9999999999; ; accepted",
        "cms; 1; 1.0; ; fails",
        "sinol; 0; OK; ; accepted",
        "sinol; 0; OK|well done|; ; accepted: well done",
        "sinol; 0; OK|half|50; ; 0.5 of the score: half",
        "sinol; 1; OK|a third|100/3; ; 0.333333333 of the score: a third",
        "sinol; 0; OK|nothing|0; ; rejected-by-checker: nothing",
        "sinol; 0; WRONG|line 3; ; rejected-by-checker: line 3",
        "sinol; 0; ok; ; rejected-by-checker",
        "sinol; 2; OK; ; fails",
        "uoj; 0; ; ok all right; accepted: all right",
        "uoj; 1; ; wrong answer 3rd; rejected-by-checker: wrong answer 3rd",
        "uoj; 7; ; points 0.3 some; 0.3 of the score: some",
        "uoj; 0; ; points 1; accepted",
        "uoj; 0; ; Ok; rejected-by-checker: Ok",
        "uoj; 3; ; FAIL answer is empty; fails",
        "hydro; 0; ; ok fine; accepted: fine",
        "hydro; 1; ; wrong answer 3rd; rejected-by-checker: wrong answer 3rd",
        "hydro; 2; ; wrong output format x; presentation: wrong output format x",
        "hydro; 7; ; points 0.3 some; 0.3 of the score: some",
        "hydro; 7; ; points 30 some; 0.3 of the score: some",
        "hydro; 7; ; points 100; accepted",
        "hydro; 7; ; points 1; accepted",
        "hydro; 7; ; points 0 none; rejected-by-checker: none",
        "hydro; 66; ; partially correct (50) half; 0.5 of the score: half",
        "hydro; 3; ; FAIL; fails",
        "syzoj; 0; 100; fine; accepted: fine",
        "syzoj; 0; 0; no; rejected-by-checker: no",
        "syzoj; 0; 40|; some; 0.4 of the score: some",
        "syzoj; 1; 100; ; fails",
        "hustoj; 0; ; ; accepted",
        "hustoj; 3; ; no; rejected-by-checker: no",
        "qduoj; 0; ; ; accepted",
        "qduoj; 1; ; no; rejected-by-checker: no",
        "qduoj; 255; ; ; fails",
        "dmoj; 0; ; ; accepted",
        "dmoj; 1; no; ; rejected-by-checker: no",
        "dmoj; 2; ; ; fails",
        "coci; 0; ; ; accepted",
        "coci; 2; ; format; presentation: format",
        "coci; 7; some; noise|partial 3/4; 0.75 of the score: some",
        "coci; 7; ; partial 0/4; rejected-by-checker",
        "coci; 7; ; partial 4/4; accepted",
        "coci; 3; ; ; fails",
        "peg; 0; ; ; accepted",
        "peg; 1; no; ; rejected-by-checker: no",
        "peg; 1; 3|4; some; 0.75 of the score: some",
        "peg; 1; so it is|0|4; ; rejected-by-checker",
        "peg; 2; ; ; fails",
      })
  void codesAndWordsAreRead(String name, int code, String out, String err, String meaning) {
    assertEquals(meaning, shown(codes(name), said(code, out, err)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "testlib; 7; ; points nan; printed 'nan' after 'points' on standard error",
        "testlib; 7; ; points -1; printed '-1' after",
        "testlib; 7; ; points 1e9; expected a number from 0 to 999999999",
        "testlib; 7; ; ; printed nothing after 'points'",
        "cms; 0; nan; ; printed 'nan' on its standard output; expected a number from 0 to 1",
        "cms; 0; inf; ; printed 'inf'",
        "cms; 0; -0.5; ; printed '-0.5'",
        "cms; 0; 1e9; ; printed '1e9'",
        "cms; 0; 1e999; ; printed '1e999'",
        "cms; 0; 0x1; ; printed '0x1'",
        "cms; 0; 1f; ; printed '1f'",
        "cms; 0; 50; ; printed '50'",
        "cms; 0; OK; ; printed 'OK'",
        "cms; 0; 0,5; ; printed '0,5'",
        "cms; 0; ; ; printed nothing on its standard output",
        "cms; 0; 0.5 of 1; ; printed '0.5 of 1'",
        "sinol; 0; ; ; printed nothing in the first line",
        "sinol; 0; OK||nan; ; printed 'nan' in the third line",
        "sinol; 0; OK||-3; ; printed '-3'",
        "sinol; 0; OK||101; ; printed '101' in the third line of its standard output; expected a",
        "sinol; 0; OK||1e9; ; printed '1e9'",
        "sinol; 0; OK||half; ; printed 'half'",
        "sinol; 0; OK||1/0; ; printed '1/0'",
        "sinol; 0; OK||300/2; ; printed '300/2'",
        "uoj; 0; ; ; printed nothing on its standard error",
        "uoj; 0; ; points; printed nothing after 'points' on standard error",
        "uoj; 0; ; points nan; printed 'nan'",
        "uoj; 0; ; points 1.5; printed '1.5' after 'points' on standard error; expected a number",
        "uoj; 0; ; points -1; printed '-1'",
        "uoj; 1; ; bash: Cannot fork; printed 'bash: Cannot fork'",
        "hydro; 0; ; ; printed nothing on its standard error",
        "hydro; 7; ; points 101; printed '101'",
        "hydro; 7; ; points inf; printed 'inf'",
        "hydro; 66; ; partially correct (x); printed 'x' after 'partially correct'",
        "hydro; 66; ; partially correct; printed 'correct' after 'partially correct'",
        "syzoj; 0; ; ; printed nothing on its standard output",
        "syzoj; 0; NaN; ; printed 'NaN'",
        "syzoj; 0; 1e9; ; printed '1e9' on its standard output; expected a number from 0 to 100",
        "syzoj; 0; -1; ; printed '-1'",
        "syzoj; 0; 50|60; ; printed '50\\x0a60'",
        "coci; 7; ; ; printed nothing on its standard error; expected 'partial X/Y'",
        "coci; 7; ; partial 5/4; printed 'partial 5/4'",
        "coci; 7; ; partial 1/0; printed 'partial 1/0'",
        "coci; 7; ; partial nan/4; printed 'partial nan/4'",
        "coci; 7; ; partial -1/4; printed 'partial -1/4'",
        "coci; 7; ; partial 1; printed 'partial 1'",
        "coci; 7; ; points 5; printed 'points 5'",
        "peg; 1; 5|4; ; printed '5' and '4' on its standard output; expected points and",
        "peg; 1; nan|4; ; printed 'nan' and '4'",
        "peg; 1; -1|4; ; printed '-1' and '4'",
        "peg; 1; 1e9|4; ; printed '1e9' and '4'",
      })
  void scoresThatAreNoneAreNotRead(String name, int code, String out, String err, String why) {
    String shown = shown(codes(name), said(code, out, err));
    assertTrue(shown.startsWith("none: ") && shown.contains(why), shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "icpc; 42; judgemessage.txt=so so; accepted: so so",
        "icpc; 42; score.txt=12.5|judgemessage.txt=so so; points 12.5: so so",
        "icpc; 42; score.txt=0; points 0",
        "icpc; 42; score.txt=123456; points 123456",
        "icpc; 42; score_multiplier.txt=0.5; 0.5 of the score",
        "icpc; 42; score_multiplier.txt=1.0; accepted",
        "icpc; 42; score_multiplier.txt=0; rejected-by-checker",
        "icpc; 43; score.txt=12; rejected-by-checker",
        "icpc; 42; score.txt=nan; none: printed 'nan' in score.txt; expected a number from 0 to",
        "icpc; 42; score.txt=-1; none: printed '-1' in score.txt",
        "icpc; 42; score.txt=1e9; none: printed '1e9' in score.txt; expected a number from 0 to",
        "icpc; 42; score.txt=12 of 20; none: printed '12 of 20' in score.txt",
        "icpc; 42; score.txt=; none: printed nothing in score.txt",
        "icpc; 42; score_multiplier.txt=2; none: printed '2' in score_multiplier.txt; expected a",
        "icpc; 42; score.txt=1|score_multiplier.txt=1; none: wrote both score.txt and",
        "lemon; 0; score=100|message=fine; accepted: fine",
        "lemon; 0; score=0|message=no; rejected-by-checker: no",
        "lemon; 0; score=40; 0.4 of the score",
        "lemon; 0; message=no; none: wrote no file score; expected a number from 0 to 100 in it",
        "lemon; 0; score=; none: printed nothing in score",
        "lemon; 0; score=101; none: printed '101' in score",
        "lemon; 0; score=nan; none: printed 'nan'",
        "lemon; 0; score=-1; none: printed '-1'",
        "lemon; 0; score=1e9; none: printed '1e9'",
        "lemon; 0; score=full; none: printed 'full'",
        "lemon; 1; score=100; fails",
      })
  void filesAreRead(String name, int code, String files, String meaning) {
    Map<String, String> texts = new HashMap<>();
    for (String each : files.split("\\|", -1)) {
      String[] parts = each.split("=", 2);
      texts.put(parts[0], parts[1] + "\n");
    }
    String shown = shown(codes(name), new Said(run(code, "", "", texts)));
    assertTrue(
        meaning.startsWith("none") ? shown.startsWith(meaning) : shown.equals(meaning), shown);
  }

  @ParameterizedTest
  @EnumSource
  void whatACheckerPrintsIsShownShortAndPrintable(CheckerCodes codes) {
    String flood = "1\u001b[31m\u202e".repeat(5_000);
    for (int code : List.of(0, 1, 2, 4, 6, 7, 42, 43, 66)) {
      RunResult result =
          run(code, flood, flood, Map.of("score", flood, "score.txt", flood, "message", flood));
      String shown = shown(codes, new Said(result));
      assertTrue(shown.length() < 400, shown.length() + " letters");
      assertTrue(shown.chars().noneMatch(Character::isISOControl), shown);
      assertTrue(shown.indexOf('\u202e') < 0, shown);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "testlib; input output answer; answer input output",
        "zero; input output answer; answer input output",
        "icpc; input answer ./; answer input",
        "boca; output answer input; answer input output",
        "cms; input answer output; answer input output",
        "sinol; input output answer; answer input output",
        "uoj; input output answer; answer input output",
        "hydro; input output answer; answer input output",
        "lemon; input output answer 100 score message; answer input output",
        "syzoj; ''; answer code in input user_out",
        "hustoj; input answer output; answer input output",
        "qduoj; input output; input output",
        "dmoj; input output answer; answer input output",
        "coci; input output answer; answer input output",
        "peg; answer output input; answer input output",
      })
  void checkersAreCalledAsTheirJudgesDo(String name, String arguments, String files) {
    RunRequest request =
        codes(name)
            .dialect()
            .call(
                RunRequest.of(NOTHING, RunLimits.of(1_000_000_000L, 1 << 20)),
                new CheckedFiles(NOTHING, NOTHING, NOTHING));
    assertEquals(arguments, String.join(" ", request.arguments()));
    assertEquals(files, String.join(" ", new TreeSet<>(request.files().keySet())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // the dialect that it was read in; what it said; what it would mean
        "testlib; 0; 0.5; ; means partly right with --checker-codes cms",
        "testlib; 0; 0.0; ; means wrong with --checker-codes cms",
        "testlib; 0; 1; Correct; means right with --checker-codes cms",
        "zero; 0; 30; ; means partly right with --checker-codes syzoj",
        "icpc; 0; OK; ; means right with --checker-codes sinol",
        "testlib; 0; WRONG|3rd; ; means wrong with --checker-codes sinol",
        "dmoj; 0; ; wrong answer; means wrong with --checker-codes uoj",
        "hustoj; 43; ; ; means wrong with --checker-codes icpc",
        "icpc; 1; ; ; means wrong with --checker-codes testlib",
        "cms; 42; ; ; means right with --checker-codes icpc",
        "cms; 0; 50; ; means partly right with --checker-codes syzoj",
        "uoj; 1; ; ; means wrong with --checker-codes testlib",
        "testlib; 0; Correct; ; ''",
        "testlib; 5; ; ; ''",
      })
  void anotherDialectIsNamed(String name, int code, String out, String err, String hint) {
    assertEquals(hint, codes(name).hint(run(code, out, err, Map.of())));
  }

  @Test
  void acceptingIsNoHintThatAnOutputIsRefused() {
    assertEquals("", CheckerCodes.TESTLIB.hintAtRefusal(run(0, "1.0", "", Map.of())));
  }
}
