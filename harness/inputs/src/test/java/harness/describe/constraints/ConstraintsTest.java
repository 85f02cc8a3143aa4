package harness.describe.constraints;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.constraints.Constraint.Comparison;
import harness.describe.constraints.Constraint.Different;
import harness.describe.constraints.Constraint.Distinct;
import harness.describe.constraints.Constraint.Range;
import harness.describe.constraints.Constraint.Side;
import harness.describe.constraints.Constraint.Sorted;
import harness.describe.constraints.Constraint.Total;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ways in which statements write constraints. */
final class ConstraintsTest {

  private static String shown(Constraint each) {
    if (each instanceof Range range) {
      return shown(range.least()) + ".." + range.name() + ".." + shown(range.greatest());
    }
    if (each instanceof Total total) {
      return "sum " + total.name() + (total.isStrict() ? "<" : "<=") + text(total.greatest());
    }
    if (each instanceof Distinct distinct) {
      return "distinct " + distinct.names();
    }
    if (each instanceof Sorted sorted) {
      return (sorted.isStrict() ? "increasing " : "sorted ") + sorted.name().letters();
    }
    if (each instanceof Different different) {
      return different.first() + "!=" + different.second();
    }
    Comparison comparison = (Comparison) each;
    return text(comparison.left()) + comparison.relation() + text(comparison.right());
  }

  private static String shown(List<Side> sides) {
    return sides.isEmpty()
        ? ""
        : text(sides.get(0).amount()) + (sides.get(0).isStrict() ? "!" : "");
  }

  private static String text(Term amount) {
    return amount.text(Name::toString);
  }

  private static String read(String text) {
    return Constraints.read(text).all().stream()
        .map(ConstraintsTest::shown)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "1 <= n <= 2e5 @ 1..n..200000",
        "1 ≤ n ≤ 200 000 @ 1..n..200000",
        "1 ≤ n ≤ 200,000 @ 1..n..200000",
        "$1 \\le n \\leq 2 \\cdot 10^5$ @ 1..n..200000",
        "1 ≤ n ≤ 2·10⁵ @ 1..n..200000",
        "<p>1 &le; <i>N</i> &lt; 10<sup>5</sup></p> @ 1..N..100000!",
        "2^31 - 1 >= x >= -10^{9} @ -1000000000..x..2147483647",
        "1 ≤ n, m ≤ 100 @ 1..n..100 1..m..100",
        "1 <= n <= 5, 2 <= m <= 7 @ 1..n..5 2..m..7",
        "n <= 5, m <= 7 @ ..n..5 ..m..7",
        "|s| ≤ 100 @ ..|s|..100",
        "the length of s is at most 7 @ ..|s|..7",
        "1 ≤ ai ≤ 9 @ 1..a_i..9",
        "1 <= m <= n(n-1)/2 @ 1..m..(n*(n-1))/2",
        "a_i != a_j (i != j) @ distinct [a_i]",
        "All $a_i$ are pairwise distinct. @ distinct [a_i]",
        "(x_i, y_i) != (x_j, y_j) @ 'distinct [x_i, y_i]'",
        "u_i ≠ v_i @ u_i!=v_i",
        "1 ≤ a_1 < a_2 < … < a_n ≤ 9 @ increasing a 1..a_1..9",
        "a is sorted in non-decreasing order @ sorted a",
        "sum n <= 2e5 @ sum n<=200000",
        "The sum of n over all test cases does not exceed 2⋅10^5. @ sum n<=200000",
        "\\sum_{i=1}^{n} a_i \\le 10^6 @ sum a_i<=1000000",
        "n*m <= 1e6 @ n*m<=1000000",
        "each line has n (1≤n≤9) — the size @ 1..n..9",
      })
  void areRead(String text, String expected) {
    assertEquals(expected, read(text));
  }

  @Test
  void aLaterNumberBoundsAnEarlierOne() {
    Constraints read = Constraints.read("1 <= l_i <= r_i <= n");
    Range left = (Range) read.all().get(0);
    assertEquals(List.of("r_i", "n"), left.greatest().stream().map(e -> text(e.amount())).toList());
  }

  @Test
  void whatIsNotUnderstoodIsKept() {
    Constraints read = Constraints.read("1 <= n <= 5; n is even; The first line has n numbers");
    assertEquals(List.of("n is even"), read.notUnderstood());
  }

  @ParameterizedTest
  @CsvSource({"hello", "1 <= 2", "''", "n <= n <= (((", "<= >= |", "1 <= i <= n"})
  void aTextWithoutConstraintsIsRefused(String text) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> Constraints.read(text));
    assertTrue(refused.getMessage().contains("found no constraint"), refused.getMessage());
  }

  @Test
  void hugeNumbersAndTextsAreBounded() {
    String text = "1 <= n <= " + "(".repeat(3000) + "1; 1 <= m <= 10^99999999^9; 1 <= k <= 9e99999";
    assertThrows(IllegalArgumentException.class, () -> Constraints.read("x".repeat(1 << 17)));
    assertTrue(
        Constraints.read(text + "; 1 <= x <= 2").all().stream()
            .anyMatch(each -> shown(each).equals("1..x..2")));
  }
}
