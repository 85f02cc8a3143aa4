package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.coverage.SourceLines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lines are named only if failing runs stand out by them. */
final class DivergenceTest {

  /** Lines with code, numbered from 1. */
  private static final int CODE = 20;

  @TempDir private Path folder;
  private Path source;

  @BeforeEach
  void write() throws IOException {
    String text = String.join("\n", IntStream.rangeClosed(1, CODE).mapToObj(i -> "s" + i).toList());
    source = Files.writeString(folder.resolve("sol.cpp"), text);
  }

  /** A run in which only some lines ran. */
  private static List<SourceLines> run(int... ran) {
    BitSet all = new BitSet();
    all.set(1, CODE + 1);
    BitSet lines = new BitSet();
    IntStream.of(ran).forEach(lines::set);
    all.andNot(lines);
    return List.of(new SourceLines("sol.cpp", lines, all, new BitSet(), new BitSet()));
  }

  @SafeVarargs
  private static List<List<SourceLines>> runs(List<List<SourceLines>>... some) {
    List<List<SourceLines>> all = new ArrayList<>();
    for (List<List<SourceLines>> each : some) {
      all.addAll(each);
    }
    return all;
  }

  private static List<List<SourceLines>> times(int count, List<SourceLines> run) {
    return Collections.nCopies(count, run);
  }

  private List<String> said(List<List<SourceLines>> failing, List<List<SourceLines>> passing) {
    return said(failing, List.of(), passing);
  }

  private List<String> said(
      List<List<SourceLines>> failing,
      List<List<SourceLines>> alike,
      List<List<SourceLines>> others) {
    return Divergence.of(List.of(source), failing, alike, others).stream()
        .map(each -> each.inWords() + " | " + each.code())
        .toList();
  }

  @Test
  void linesThatHardlyAnyPassingRunExecutesComeFirst() {
    assertEquals(
        List.of(
            "sol.cpp:4: ran in all 2 failing runs, but in none of 10 passing ones on similar"
                + " inputs | s4",
            "sol.cpp:3: ran in all 2 failing runs, but in only 1 of 10 passing ones on similar"
                + " inputs | s3"),
        said(
            times(2, run(1, 2, 3, 4, 20)),
            runs(times(1, run(1, 2, 3, 20)), times(5, run(1, 2, 20)), times(4, run(1, 2, 9, 20)))));
  }

  @Test
  void aLineAfterWhichFailingRunsLeaveOutTheNextIsNamed() {
    assertEquals(
        List.of(
            "sol.cpp:2: line 3 after it ran in no failing run, but in 8 of 9 passing ones"
                + " on similar inputs | s2"),
        said(times(1, run(1, 2, 5)), runs(times(8, run(1, 2, 3, 5)), times(1, run(1, 2, 5)))));
  }

  @Test
  void nothingIsSaidIfTheRunsAreAlike() {
    assertEquals(List.of(), said(times(2, run(1, 2, 3)), times(20, run(1, 2, 3))));
  }

  @Test
  void nothingIsSaidIfManyPassingRunsDoTheSame() {
    assertEquals(
        List.of(), said(times(2, run(1, 2, 3)), runs(times(2, run(1, 2, 3)), times(8, run(1, 2)))));
  }

  @Test
  void nothingIsSaidOfALineThatPassingRunsExecuteToPrintTheSame() {
    List<SourceLines> printsTheSame = run(1, 2, 5);
    assertEquals(
        List.of(
            "sol.cpp:3: ran in all 2 failing runs, but in none of 10 passing ones on similar"
                + " inputs | s3"),
        said(times(2, run(1, 2, 3, 5)), times(1, printsTheSame), times(9, run(1, 2, 6))));
  }

  @Test
  void nothingIsSaidIfTheNearestPassingRunsDoTheSame() {
    List<List<SourceLines>> nearest = times(4, run(1, 2, 3, 4, 5));
    assertEquals(List.of(), said(times(2, run(1, 2, 3, 4)), runs(times(16, run(1)), nearest)));
  }

  /** Here line 3 is the mistake, and line 4 does something only on some inputs. */
  @Test
  void nothingIsSaidOfALineThatTellsOnlyTogetherWithAnother() {
    assertEquals(
        List.of(),
        said(
            times(2, run(1, 2, 3, 4)),
            runs(
                times(10, run(1, 2)),
                times(5, run(1)),
                times(3, run(1, 2, 3)),
                times(3, run(1, 2, 4)))));
  }

  @Test
  void nothingIsSaidIfTooManyLinesTie() {
    assertEquals(List.of(), said(times(1, run(1, 5, 6, 7, 8, 9, 10)), times(20, run(1, 15))));
  }

  @Test
  void nothingIsSaidOfALineThatSomeFailingRunDoesNotExecute() {
    assertEquals(List.of(), said(List.of(run(1, 4), run(1)), times(10, run(1))));
  }

  @Test
  void nothingIsSaidOnFewPassingRuns() {
    assertEquals(List.of(), said(times(1, run(1, 4)), times(5, run(1))));
    assertEquals(List.of(), said(List.of(), times(20, run(1))));
  }
}
