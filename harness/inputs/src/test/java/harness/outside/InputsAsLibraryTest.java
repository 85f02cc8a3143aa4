package harness.outside;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.ShownCode;
import harness.describe.Description;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import harness.describe.learn.Proposal;
import harness.shrink.text.TextReduction;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The use of inputs that their Javadoc shows, from a package that sees only what is public. */
final class InputsAsLibraryTest {

  private static final Path PAGE =
      Path.of("inputs/src/main/java/harness/describe/package-info.java");
  private static final Path HERE =
      Path.of("inputs/src/test/java/harness/outside/InputsAsLibraryTest.java");

  @Test
  void learnsDrawsAndShrinks() throws Drawer.NotFound {
    // as shown
    Duration second = Duration.ofSeconds(1);
    List<String> samples = List.of("3\n5 1 4\n", "1\n7\n", "4\n2 2 9 6\n");
    Description lists = Description.parse(Proposal.of(samples).text());
    SplittableRandom random = new SplittableRandom(1);
    String drawn = lists.draw(Strategy.UNIFORM, 100, random, second);
    lists.validate(drawn, second); // throws Refused if it does not match
    String failing = "5\n9 3 4 7 1\n";
    Predicate<String> fails = each -> lists.accepts(each, second) && each.contains("4");
    String smallest = TextReduction.smallest(failing, fails);
    // so far
    assertEquals("1\n4\n", smallest);
    assertEquals(
        Integer.parseInt(drawn.lines().findFirst().orElseThrow()),
        drawn.lines().skip(1).findFirst().orElseThrow().split(" ").length);
  }

  @Test
  void isWhatTheJavadocShows() throws IOException {
    ShownCode.assertShown(HERE, PAGE);
  }
}
