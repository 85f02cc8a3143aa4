package harness.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.diagnosis.Diagnosis;
import harness.run.SanitizedRun;
import harness.run.SanitizedShare;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Undefined behaviour is grouped by its line, and sums do not depend on how runs are divided. */
final class SanitizedReportTest {

  private static SanitizedReport run(long index, int line, String text) {
    return SanitizedReport.of(
        new SanitizedRun("sol", false, new Diagnosis("ubsan", "sol.cpp", line, text, "x"), false),
        new Case(new CaseName("p", "gen", 1, index), "in " + index));
  }

  private static SanitizedReport sum(SanitizedReport... all) {
    return List.of(all).stream().reduce(SanitizedReport::and).orElseThrow();
  }

  @Test
  void numbersMakeNoOtherKind() {
    SanitizedReport one = run(7, 3, "signed integer overflow: 5 * 10");
    SanitizedReport two = run(4, 3, "signed integer overflow: -6 * 10");
    SanitizedReport other = run(5, 3, "division by zero");
    SanitizedReport elsewhere = run(6, 4, "division by zero");
    SanitizedReport all = sum(one, two, other, elsewhere);
    assertEquals(4, all.runs());
    assertEquals(3, all.warnings().size());
    assertEquals(2, all.warnings().get(0).runs());
    assertEquals("p/gen@1#4", all.warnings().get(0).caseName());
    assertEquals("signed integer overflow: -6 * 10", all.warnings().get(0).text());
    assertEquals(all, sum(elsewhere, other, two, one));
    assertEquals("sol: 4 runs, undefined behaviour in 2 lines", all.inWords());
  }

  @Test
  void aProgramCannotFillAReport() {
    SanitizedReport all =
        IntStream.range(0, 500)
            .mapToObj(i -> run(i, 500 - i, "division by zero"))
            .reduce(SanitizedReport::and)
            .orElseThrow();
    assertEquals(SanitizedReport.MOST, all.warnings().size());
    assertEquals(500, all.warnings().get(0).line());
  }

  @Test
  void impossibleNumbersAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> new SanitizedReport("a", false, 1, 2, List.of()));
  }

  @Test
  void theShareIsAboutOneInSixteenAndNotEveryTurnOfAGenerator() {
    long[] chosen = LongStream.range(16, 16_016).filter(SanitizedShare.SOME::includes).toArray();
    assertTrue(chosen.length > 800 && chosen.length < 1200, chosen.length + " of 16000");
    for (int turn = 0; turn < 4; turn++) {
      int wanted = turn;
      assertTrue(LongStream.of(chosen).filter(each -> each % 4 == wanted).count() > 150);
    }
    assertTrue(LongStream.range(0, 16).allMatch(SanitizedShare.SOME::includes));
    assertTrue(SanitizedShare.ALL.includes(12_345));
  }
}
