package harness.shrink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.problem.SmallerDraws;
import harness.shrink.text.Candidate;
import harness.shrink.text.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A generator that prints one number, from 0 to its only argument. */
final class SmallDrawsTest {

  private static final Deadline PLENTY = Deadline.in(TimeUnit.MINUTES.toNanos(1), () -> false);

  private final List<String> tried = new ArrayList<>();

  private record UpTo(long largest) implements SmallerDraws.Setting {

    @Override
    public String text() {
      return "gen " + largest;
    }

    @Override
    public String draw(long number) {
      return number * 31 % (largest + 1) + "\n";
    }
  }

  private static final class OneNumber implements SmallerDraws {

    @Override
    public boolean areValidated() {
      return true;
    }

    @Override
    public List<Setting> upTo(long largest) {
      return List.of(new UpTo(Math.min(largest, 40)));
    }

    @Override
    public List<Setting> own() {
      return List.of(new UpTo(40));
    }
  }

  private Optional<String> first(String than, List<Integer> rounds, LongPredicate fails) {
    return new SmallDraws(new OneNumber(), (inputs, until) -> firstOf(inputs, fails))
        .first(Layout.of(than), rounds, PLENTY)
        .map(Layout::text);
  }

  private Candidate firstOf(Stream<Candidate> inputs, LongPredicate fails) {
    return inputs
        .peek(each -> tried.add(each.layout().text()))
        .filter(each -> fails.test(Long.parseLong(each.layout().text().strip())))
        .findFirst()
        .orElse(null);
  }

  @Test
  void theSmallestArgumentsThatShowAFailureAreUsed() {
    assertEquals(Optional.of("3\n"), first("40\n", SmallDraws.MANY, value -> value >= 3));
    assertTrue(tried.size() < 40, tried::toString);
  }

  @Test
  void inputsThatAreNotSmallerAreNotTried() {
    assertEquals(Optional.empty(), first("0\n", SmallDraws.MANY, value -> true));
    assertEquals(List.of(), tried);
  }

  @Test
  void aRareFailureTakesMoreDraws() {
    LongPredicate rare = value -> value == 7;
    assertEquals(Optional.of("7\n"), first("40\n", SmallDraws.MANY, rare));
    int many = tried.size();
    tried.clear();
    first("40\n", SmallDraws.FEW, rare);
    assertTrue(tried.size() < many, tried.size() + " of " + many);
  }
}
