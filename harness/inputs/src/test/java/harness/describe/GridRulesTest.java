package harness.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.run.Refused;
import harness.describe.syntax.BadDescription;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules of grids in comments are checked, drawn and enumerated. */
final class GridRulesTest {

  private static final Duration TIME = Duration.ofMinutes(2);

  private static Description grid(String rules) {
    return Description.parse(
        """
        INT(1,9,n) SPACE INT(1,9,m) NEWLINE
        # harness: grid %s
        REP(n) REGEX("[.#SG]+",s) NEWLINE ASSERT(STRLEN(s) == m) END
        """
            .formatted(rules));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "once \"SG\"; 1 2/SG/",
        "once \"S\"; 2 2/.G/SG/",
        "cell 1 1 \".\" cell n m \".S\"; 2 2/.#/#S/",
        "cell (n-1) (m+1-2) \"#\"; 2 3/.#./.../",
        "border \"#\"; 3 3/###/#.#/###/",
        "border \"#.\"; 1 3/#.#/",
        "border \"#.\" border \"#S\"; 1 2/##/",
        "once \"S\" border \"#S\"; 2 2/#S/##/",
        "; 1 1/S/"
      })
  void accepts(String rules, String input) {
    grid(rules == null ? "" : rules).validate(input.replace('/', '\n'), TIME);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "once \"SG\"; 2 2/S./.S/; line 3, column 2: 'S' is repeated",
        "once \"SG\"; 1 2/S./; line 3, column 1: 'G' is missing",
        "cell n m \".\"; 2 2/../.S/; line 3, column 2: cell 2 2 is 'S'",
        "cell 1 3 \".\"; 1 2/../; line 2, column 1: cell 1 3 is outside the grid",
        "cell 3 1 \".\"; 1 2/../; line 3, column 1: cell 3 1 is outside the grid",
        "cell 0 1 \".\"; 1 2/../; line 3, column 1: cell 0 1 is outside the grid",
        "border \"#\"; 3 3/###/#../###/; line 3, column 3: '.' is at the border",
        "border \"#.\" border \"#S\"; 1 2/#./; line 2, column 2: '.' is at the border"
      })
  void refuses(String rules, String input, String why) {
    Refused refused =
        assertThrows(Refused.class, () -> grid(rules).validate(input.replace('/', '\n'), TIME));
    assertTrue(refused.getMessage().contains(why), refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "# harness: grid once \"\"@REP(2) REGEX(\"a\") END; expected a character between",
        "# harness: grid once \"a\"@REP(2) INT(1,2) END; expected a REGEX in the next loop",
        "# harness: grid twice \"a\"@REP(2) REGEX(\"a\") END; line 1, column 17: expected",
        "# harness: grid@# harness: grid@REP(2) REGEX(\"a\") END; already reads a grid"
      })
  void aWrongCommentIsSaid(String description, String why) {
    BadDescription bad =
        assertThrows(BadDescription.class, () -> Description.parse(description.replace('@', '\n')));
    assertTrue(bad.getMessage().contains(why), bad.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "once \"SG\"",
        "once \"SG\" border \"#\"",
        "once \"S\" border \"#S\"",
        "cell 1 1 \".\" cell n m \".\"",
        "cell 1 1 \"S\" once \"S\" cell n m \"G\" once \"G\"",
        "once \"S\" border \"#\" cell ((n+1)/2) ((m+1)/2) \".#\""
      })
  void isDrawn(String rules) throws Drawer.NotFound {
    Description description = grid(rules);
    Set<String> large = new HashSet<>();
    for (Strategy strategy : List.of(Strategy.UNIFORM, Strategy.SMALL, Strategy.BOUNDARY)) {
      for (int turn = 0; turn < 40; turn++) {
        String drawn = description.draw(strategy, turn, new SplittableRandom(turn), TIME);
        description.validate(drawn, TIME);
        if (drawn.length() > 50) {
          large.add(drawn);
        }
      }
    }
    assertTrue(large.size() > 10, "large ones differ");
  }

  /** The marks may be anywhere. */
  @Test
  void drawsCharactersThatOccurOnceInAllCells() throws Drawer.NotFound {
    Description description =
        Description.parse(
            """
            # harness: grid once "S"
            REP(2) REGEX("[.S]{2}") NEWLINE END
            """);
    Set<String> drawn = new HashSet<>();
    for (int turn = 0; turn < 100; turn++) {
      drawn.add(description.draw(Strategy.UNIFORM, turn, new SplittableRandom(turn), TIME));
    }
    assertEquals(Set.of("S.\n..\n", ".S\n..\n", "..\nS.\n", "..\n.S\n"), drawn);
    assertEquals(drawn, Set.copyOf(description.all(9, 99, 9, 1000, TIME, () -> {}).inputs()));
  }

  @Test
  void aGridThatCannotBeIsSaid() {
    Drawer.NotFound none =
        assertThrows(
            Drawer.NotFound.class,
            () ->
                Description.parse("# harness: grid once \"SGT\"\nREP(1) REGEX(\"[SGT.]{2}\") END")
                    .draw(Strategy.UNIFORM, 0, new SplittableRandom(0), TIME));
    assertTrue(none.getMessage().contains("no cell is left for"), none.getMessage());
  }

  /** A length that an assertion gives is drawn at once, and not guessed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "REGEX(\"[a-z]+\",s) NEWLINE ASSERT(STRLEN(s) == n)",
        "REGEX(\"[a-z]*x\",s) NEWLINE ASSERT(n == STRLEN(s) && n > 0)",
        "REGEX(\"(a|bb)+\",s) NEWLINE ASSERT(STRLEN(s) <= n)"
      })
  void textsOfAGivenLengthAreLong(String text) throws Drawer.NotFound {
    Description description = Description.parse("INT(900,1000,n) NEWLINE " + text);
    List<Integer> lengths =
        IntStream.range(0, 20).map(turn -> drawn(description, turn).length()).boxed().toList();
    assertTrue(lengths.stream().allMatch(each -> text.contains("<=") || each > 900), "" + lengths);
  }

  private static String drawn(Description description, int turn) {
    try {
      return description.draw(Strategy.UNIFORM, turn, new SplittableRandom(turn), TIME);
    } catch (Drawer.NotFound none) {
      throw new AssertionError(none.getMessage(), none);
    }
  }
}
