package harness.describe.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every strategy draws valid inputs of the kind that its name says. */
final class DrawerTest {

  private static final Duration TIME = Duration.ofMinutes(2);

  private static final String LIST =
      "INT(1,1000,n) NEWLINE REPI(i,n,SPACE) INT(-50,1000000,a[i]) END NEWLINE ";

  private static String draw(String description, Strategy strategy, int turn)
      throws Drawer.NotFound {
    return Description.parse(description).draw(strategy, turn, new SplittableRandom(turn), TIME);
  }

  private static long[] list(Strategy strategy, int turn) throws Drawer.NotFound {
    String values = draw(LIST, strategy, turn).split("\n", -1)[1];
    return Arrays.stream(values.split(" ", -1)).mapToLong(Long::parseLong).toArray();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        LIST,
        LIST + "ASSERT(UNIQUE(a))",
        "INT(1,40,n) NEWLINE REPI(i,n,SPACE) INT(1,n,p[i]) END NEWLINE ASSERT(UNIQUE(p))",
        "INT(2,9,n) SPACE INT(1,99,m) REPI(i,m) NEWLINE INT(1,n,a[i]) SPACE INT(1,n,b[i])"
            + " ASSERT(a[i] < b[i]) END",
        "INT(1,30,n) SPACE INT(1,200,s) SET(t=0) ASSERT(n <= s && s <= 9*n)"
            + " REP(n) SPACE INT(1,9,x) SET(t=t+x) END ASSERT(t == s)",
        "INT(1,9,t) SET(sum=0) REP(t) NEWLINE INT(1,100,n) SET(sum=sum+n) ASSERT(sum <= 110) END",
        "INT(1,500,n) REPI(i,n) SPACE INT(0,1000,a[i])" + " IF(i>0) ASSERT(a[i] > a[i-1]) END END",
        "INT(1,1000,n) SPACE INT(1,1000,m) ASSERT(n*m <= 5000)",
        "INT(0,5,k) WHILE(MATCH(\" \")) SPACE REGEX(\"(ab|c+)*[x-z]{2,30}\") END",
        "WHILE(!MATCH(\"0\")) INT(0,20) NEWLINE END STRING(\"0\") NEWLINE",
        "WHILE(!MATCH(\"0\")) INT(1,9,n) NEWLINE REP(n,SPACE) INT(0,9) END NEWLINE END STRING(\"0\")",
        "WHILE(!ISEOF) FLOATP(0,1,2,4) SPACE FLOAT(-3,9,x,SCIENTIFIC) NEWLINE END",
        "INT(3,3,n) REP(n) SPACE INT(1,100,x) ASSERT(x % 7 == 3) END"
      })
  void everythingDrawnIsValid(String description) throws Drawer.NotFound {
    for (Strategy strategy : Strategy.values()) {
      for (int turn = 0; turn < 10; turn++) {
        Description.parse(description).validate(draw(description, strategy, turn), TIME);
      }
    }
  }

  /** Else inputs that end with a last token would nearly always be empty. */
  @ParameterizedTest
  @ValueSource(strings = {"!MATCH(\"0\")", "MATCH(\"123456789\")", "!(ISEOF || MATCH(\"0\"))"})
  void aLoopUpToATokenHasSeveralRounds(String test) throws Drawer.NotFound {
    String description = "WHILE(" + test + ") INT(1,9) NEWLINE END STRING(\"0\") NEWLINE";
    for (Strategy strategy : Strategy.ofNumbers()) {
      int several = 0;
      for (int turn = 0; turn < 20; turn++) {
        several += draw(description, strategy, turn).lines().count() > 3 ? 1 : 0;
      }
      assertTrue(several > 1, strategy + ": " + several);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[a-z]{1000000000}", "((){1000000000}){1000000000}"})
  void anExpressionWhoseTextsAreTooLongEndsWithinItsTime(String expression) {
    String description = "REGEX(\"" + expression + "\") NEWLINE";
    for (Strategy strategy : Strategy.values()) {
      assertThrows(
          Drawer.NotFound.class,
          () ->
              Description.parse(description)
                  .draw(strategy, 1, new SplittableRandom(1), Duration.ofMillis(100)));
    }
  }

  @Test
  void eachStrategyDrawsWhatItsNameSays() throws Drawer.NotFound {
    for (int turn = 20; turn < 60; turn++) {
      assertEquals(1, Arrays.stream(list(Strategy.EQUAL, turn)).distinct().count());
      assertTrue(Arrays.stream(list(Strategy.FEW, turn)).distinct().count() <= 3);
      long[] sorted = list(Strategy.SORTED, turn);
      assertTrue(Arrays.equals(sorted, Arrays.stream(sorted).sorted().toArray()));
      long[] back = list(Strategy.REVERSED, turn);
      assertTrue(
          LongStream.range(1, back.length).allMatch(i -> back[(int) i] <= back[(int) i - 1]));
      assertTrue(
          Arrays.stream(list(Strategy.BOUNDARY, turn))
              .allMatch(each -> each <= -49 || each >= 999_999));
      assertTrue(Arrays.stream(list(Strategy.SMALL, turn)).allMatch(each -> Math.abs(each) < 6));
    }
  }

  /** A program may be wrong only from some number of digits up to another. */
  @Test
  void someValuesHaveEachNumberOfDigits() throws Drawer.NotFound {
    Set<Integer> lengths = new TreeSet<>();
    for (int turn = 0; turn < 400; turn++) {
      lengths.add(draw("INT(-99999,999999999999,n)", Strategy.MAGNITUDES, turn).length());
    }
    assertEquals(IntStream.rangeClosed(1, 12).boxed().collect(Collectors.toSet()), lengths);
  }

  @Test
  void sizesGrowOverOrdersOfMagnitude() throws Drawer.NotFound {
    int small = 0;
    int large = 0;
    for (int turn = 0; turn < 160; turn++) {
      int length = list(Strategy.UNIFORM, turn).length;
      assertTrue(turn > 3 || length <= 8, turn + ": " + length);
      small += turn >= 80 && length < 10 ? 1 : 0;
      large += turn >= 80 && length > 200 ? 1 : 0;
    }
    assertTrue(small > 5 && large > 5, small + " small, " + large + " large");
  }

  /** Else only slow programs would be found late. */
  @Test
  void largeInputsComeSoonAndSmallOnesStayFrequent() throws Drawer.NotFound {
    int largest = 0;
    for (Strategy strategy : Strategy.values()) {
      int small = 0;
      for (int turn = 0; turn < 15; turn++) {
        int values = draw("INT(1,100000,n) REP(n) SPACE INT(0,1) END", strategy, turn).length() / 2;
        small += values < 40 ? 1 : 0;
        largest = Math.max(largest, values);
      }
      assertTrue(small >= 10 || strategy.isFull(), strategy + ": " + small);
    }
    assertTrue(largest > 50_000, "the largest has " + largest);
  }

  @Test
  void theSameSeedDrawsTheSame() throws Drawer.NotFound {
    for (Strategy strategy : Strategy.values()) {
      assertEquals(draw(LIST, strategy, 50), draw(LIST, strategy, 50));
    }
  }

  @Test
  void anImpossibleDrawIsReported() {
    Drawer.NotFound none =
        assertThrows(
            Drawer.NotFound.class, () -> draw("INT(1,9,n)\nASSERT(n*n == 5)", Strategy.UNIFORM, 0));
    assertTrue(none.getMessage().contains("line 2, column 1, ASSERT(n*n == 5)"), none.getMessage());
  }
}
