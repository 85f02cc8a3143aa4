package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import harness.describe.constraints.Constraints;
import harness.describe.learn.DraftSwitches.Switched;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a draft assumes where one sample leaves it open, and what it offers instead. */
final class AssumedDraftTest {

  private static String draft(String sample) {
    return Proposal.of(List.of(sample.replace("|", "\n") + "\n"), Constraints.none()).text();
  }

  /** The draft without values seen and other forms, in one line. */
  private static String plain(String sample) {
    return DraftSwitches.without(draft(sample))
        .replaceAll(" *# seen: [^\n]*", "")
        .replaceAll("\\s+", " ")
        .strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // a tree and queries
        "6 2|1 2|1 3|3 4|3 5|6 1|2 4|5 1; INT(2,10,n) SPACE INT(1,10,m) NEWLINE"
            + " # harness: tree n REP(n-1) INT(1,n) SPACE INT(1,n) NEWLINE END"
            + " REP(m) INT(1,n) SPACE INT(1,n) NEWLINE END",
        // places of a list
        "5 3|2 7 1 8 2|1 3|2 5|4 4; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " REP(n,SPACE) INT(1,10) END NEWLINE REP(m) INT(1,n,a) SPACE INT(a,n) NEWLINE END",
        // a window of a list
        "6 2|4 9 1 8 7 3; INT(1,10,n) SPACE INT(1,n) NEWLINE REP(n,SPACE) INT(1,10) END NEWLINE",
        // parents
        "6|1 1 2 2 3; INT(2,10,n) NEWLINE REPI(i,n-1,SPACE) INT(1,i+1) END NEWLINE",
        // pointers
        "6|2 3 1 3 6 5; INT(1,10,n) NEWLINE REP(n,SPACE) INT(1,n) END NEWLINE",
        // two kinds of nodes
        "3 4 5|1 4|2 4|3 4|1 2|2 1; INT(1,10,n) SPACE INT(1,10,m) SPACE INT(1,10,k) NEWLINE"
            + " REPI(i,k) INT(1,n,a[i]) SPACE INT(1,m,b[i]) NEWLINE END"
            + " ASSERT(UNIQUE(a,b)) UNSET(a,b)",
        // a graph whose size is the second number
        "2 4 5|1 2|2 3|3 4|4 1|1 3; INT(1,10) SPACE INT(2,10,m) SPACE INT(1,10,k) NEWLINE"
            + " # harness: graph m k simple connected REP(k) INT(1,m) SPACE INT(1,m) NEWLINE END",
        // a matrix, not three lists
        "3 3|5 2 7|6 4 8|1 3 9; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " REP(n) REP(m,SPACE) INT(1,10) END NEWLINE END",
        // lists with their lengths
        "3|2 4 7|1 4|3 7 2 9; INT(1,10,n) NEWLINE"
            + " REP(n) INT(1,10,len) REP(len) SPACE INT(1,10) END NEWLINE END",
        // commands
        "4|add ab|add b|count|add c; INT(1,10,n) NEWLINE REP(n) REGEX(\"add|count\",kind)"
            + " IF(kind == \"add\") SPACE REGEX(\"[a-z]+\") END IF(kind == \"count\") END NEWLINE END",
        // cases with a line between
        "2|3 1|1 2 3|abc|2 0|4 4|xy; INT(1,10,t) NEWLINE REP(t) INT(1,10,n) SPACE INT(0,n) NEWLINE"
            + " REP(n,SPACE) INT(1,10) END NEWLINE"
            + " REGEX(\"[a-z]+\",s) NEWLINE ASSERT(STRLEN(s) == n) END",
        // times of a day
        "3|09:30 11:00|10:15 12:45|13:00 13:20; INT(1,10,n) NEWLINE"
            + " REP(n) REGEX(\"([01][0-9]|2[0-3]):[0-5][0-9]\",a) SPACE"
            + " REGEX(\"([01][0-9]|2[0-3]):[0-5][0-9]\",b) NEWLINE ASSERT(b > a) END",
        // prices
        "3|4.50|12.00|10.00; INT(1,10,n) NEWLINE REP(n) FLOATP(1,100,2,2) NEWLINE END",
        // a text after its length, once, in lines, and in test cases
        "5 abcde; INT(1,10,n) SPACE REGEX(\"[a-z]+\",s) NEWLINE ASSERT(STRLEN(s) == n)",
        "3|2 ab|5 zebra|1 x; INT(1,10,n) NEWLINE REP(n) INT(1,10,len) SPACE"
            + " REGEX(\"[a-z]+\",s) NEWLINE ASSERT(STRLEN(s) == len) END",
        "2|3 aba|1 2 3|4 zzab|4 3 2 1; INT(1,10,t) NEWLINE REP(t) INT(1,10,n) SPACE"
            + " REGEX(\"[a-z]+\",s) NEWLINE ASSERT(STRLEN(s) == n)"
            + " # harness: permutation n REP(n,SPACE) INT(1,n) END NEWLINE END",
        // lists and test cases up to a last token
        "5|9|7|2|0; WHILE(!MATCH(\"0\")) INT(1,10) NEWLINE END STRING(\"0\") NEWLINE",
        "7 9|4 5|6 1|0 0; WHILE(!MATCH(\"0\")) INT(1,10) SPACE INT(1,10) NEWLINE END"
            + " STRING(\"0 0\") NEWLINE",
        "3|4 1 4|2|9 5|-1; WHILE(!MATCH(\"-\")) INT(1,10,n) NEWLINE REP(n,SPACE) INT(1,10) END"
            + " NEWLINE END STRING(\"-1\") NEWLINE",
        "ab|zebra|x|#; WHILE(!MATCH(\"#\")) REGEX(\"[a-z]+\") NEWLINE END STRING(\"#\") NEWLINE",
        "9 3 8 3 7 -1; WHILE(!MATCH(\"-\")) INT(1,10) SPACE END STRING(\"-1\") NEWLINE",
        "2|4 8 5 0|9 0; INT(1,10,n) NEWLINE REP(n)"
            + " WHILE(!MATCH(\"0\")) INT(1,10) SPACE END STRING(\"0\") NEWLINE END",
        // a maze from the first cell to the last, with marks, with walls around it, without walls
        "3 4|.#..|..#.|#...; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " # harness: grid cell 1 1 \".\" cell n m \".\""
            + " REP(n) REGEX(\"[#.]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        "2 4|.S.*|..G*; INT(1,10,n) SPACE INT(1,10,m) NEWLINE # harness: grid once \"SG\""
            + " REP(n) REGEX(\"[GS*.]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        "3 4|####|#.@#|####; INT(1,10,n) SPACE INT(1,10,m) NEWLINE # harness: grid border \"#\""
            + " REP(n) REGEX(\"[#.@]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        "2 3|o.x|xo.; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " REP(n) REGEX(\"[a-z.]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        "3 3|#..|...|..#; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " REP(n) REGEX(\"[#.]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        // letters are no marks where most cells have one
        "2 3|ABC|DEF; INT(1,10,n) SPACE INT(1,10,m) NEWLINE"
            + " REP(n) REGEX(\"[A-Z]+\",s) NEWLINE ASSERT(STRLEN(s) == m) END",
        // bits
        "6|010110; INT(1,10,n) NEWLINE REGEX(\"[01]+\",s) NEWLINE ASSERT(STRLEN(s) == n)"
      })
  void assumes(String sample, String draft) {
    assertEquals(draft, plain(sample));
  }

  /** Cells that numbers before the grid name are free; one that is not says that they do not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3 4|1 2|3 3|#..#|....|##.#; 2 3|2 1|1 3|#..|.#.; grid cell k q \".\" cell c p \".\"",
        "3 4|1 1|3 3|#..#|....|##.#; 2 3|2 1|1 3|#..|.#.; none",
        "3 4|1 9|3 3|..#.|....|##..; 2 3|2 1|1 3|#..|.#.; none"
      })
  void namedCellsAreFree(String one, String other, String rules) {
    List<String> samples =
        Stream.of(one, other).map(each -> each.replace("|", "\n") + "\n").toList();
    String draft = Proposal.of(samples, Constraints.none()).text();
    String found =
        draft
            .lines()
            .filter(each -> each.startsWith(Proposal.STRUCTURE))
            .findFirst()
            .orElse(Proposal.STRUCTURE + "none");
    assertEquals(Proposal.STRUCTURE + rules, found, draft);
  }

  @Test
  void aConstraintOfATextBoundsTheLengthBeforeIt() {
    String draft = Proposal.of(List.of("5 abcde\n"), Constraints.read("1 <= |s| <= 700")).text();
    assertTrue(draft.startsWith("INT(1,700,n) SPACE "), draft);
  }

  @ParameterizedTest
  @ValueSource(strings = {"5|9|0|2|0", "4 7|0 5|6 1|0 0", "9 3 0 8 3 0", "7|0", "2 9 4|8"})
  void aTokenThatOccursElsewhereIsNoLastOne(String sample) {
    String draft = plain(sample);
    assertFalse(draft.contains("WHILE"), draft);
  }

  /** With too little evidence nothing is assumed. */
  @Test
  void numbersThatAreNoPlacesAreNotBounded() {
    assertEquals(
        "INT(1,10,n) SPACE INT(1,10) NEWLINE REP(n) INT(1,10) SPACE INT(1,10) NEWLINE END",
        plain("3 7|9 4|4 5|5 8"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5|3 9 4 1 7",
        "5 3|2 7 1 8 2|1 3|2 5|4 4",
        "4 4|1 2|2 3|3 4|4 1",
        "4|0 3|2 1|2 2|5 1",
        "3 4|.#..|..#.|#...",
        "2 4|.S.*|..G*",
        "3 4 5|1 4|2 4|3 4|1 2|2 1",
        "5|1 3|2 6|4 9|5 8|7 9",
        "6|1 1 2 2 3",
        "2|3|1 2 3|4|4 3 2 1",
        "3|anna 5|bob 3|cleo 5",
        "6|2 3 1 3 6 5"
      })
  void otherFormsFitTheSampleAndCanBeDrawnFrom(String sample) {
    String draft = draft(sample);
    List<Switched> others = DraftSwitches.of(draft);
    assertFalse(others.isEmpty(), draft);
    List<String> inputs = List.of(sample.replace("|", "\n") + "\n");
    assertTrue(DraftTrial.passes(draft, inputs), draft);
    for (Switched each : others) {
      assertTrue(DraftTrial.passes(each.text(), inputs), each.text());
    }
  }

  @Test
  void aSwitchReplacesTheLinesAboveIt() {
    String draft = draft("4 4|1 2|2 3|3 4|4 1");
    String line =
        "# or: # harness: graph n m simple  # without loops and repeated edges, connected or not";
    assertTrue(draft.contains("connected\n" + line), draft);
    Switched simple =
        DraftSwitches.of(draft).stream()
            .filter(each -> each.what().endsWith("connected or not"))
            .findFirst()
            .orElseThrow();
    assertTrue(simple.text().contains("\n# harness: graph n m simple\n"), simple.text());
    assertFalse(simple.text().contains("simple connected\n"), simple.text());
  }

  @Test
  void pointsMayBeEqualInAnotherForm() {
    String draft = draft("4|0 3|2 1|2 2|5 1");
    assertTrue(draft.contains("UNIQUE(a,b)"), draft);
    List<String> twice = List.of("2\n1 1\n1 1\n");
    assertFalse(DraftTrial.passes(draft, twice), draft);
    assertTrue(
        DraftSwitches.of(draft).stream().anyMatch(each -> DraftTrial.passes(each.text(), twice)),
        draft);
  }

  @Test
  void readsMoreNumbersThanThereAreNames() {
    String numbers = "5 ".repeat(FormSearch.NAMES.size() + 1) + "5";
    String draft = draft(numbers);
    assertTrue(Description.parse(draft).accepts(numbers + "\n", Duration.ofSeconds(10)), draft);
  }
}
