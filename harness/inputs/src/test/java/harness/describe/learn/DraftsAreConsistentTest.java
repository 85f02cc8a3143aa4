package harness.describe.learn;

import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.describe.Description;
import harness.describe.constraints.Constraints;
import harness.describe.draw.Drawer;
import harness.describe.draw.Strategy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Inputs can be drawn from every draft, and the draft accepts them and its samples. */
final class DraftsAreConsistentTest {

  private static final Duration TIME = Duration.ofSeconds(10);
  private static final int DRAWS = 2;
  private static final List<Strategy> STRATEGIES =
      List.of(Strategy.UNIFORM, Strategy.SMALL, Strategy.BOUNDARY);

  /** Common layouts of inputs. */
  enum Layout {
    NUMBERS,
    LIST,
    TWO_LISTS,
    TREE,
    PARENTS,
    GRAPH,
    POINTS,
    INTERVALS,
    PERMUTATION,
    GRID,
    MAZE,
    PLACES,
    TEXTS,
    MATRIX,
    SORTED,
    QUERIES,
    DECIMALS,
    MEASURED_TEXT,
    UP_TO_ZERO,
    CASES_UP_TO_ZERO
  }

  private final Random random = new Random();

  @Property(tries = 120)
  void hasInputs(
      @ForAll Layout layout,
      @ForAll @IntRange(min = 1, max = 3) int samples,
      @ForAll boolean hasCases,
      @ForAll long seed) {
    random.setSeed(seed);
    List<String> inputs =
        IntStream.range(0, samples).mapToObj(i -> sample(layout, hasCases)).toList();
    assertConsistent(inputs);
  }

  static void assertConsistent(List<String> inputs) {
    assertConsistent(draft(() -> Proposal.of(inputs)), inputs);
    assertConsistent(draft(() -> Proposal.of(inputs, Constraints.none())), inputs);
  }

  private static void assertConsistent(String draft, List<String> inputs) {
    if (draft == null) {
      return;
    }
    Description description = Description.parse(draft);
    assertTrue(DraftTrial.accepts(description, inputs), draft);
    for (Strategy each : STRATEGIES) {
      for (int turn = 0; turn < DRAWS; turn++) {
        try {
          String drawn = description.draw(each, turn, new SplittableRandom(turn), TIME);
          assertTrue(description.accepts(drawn, TIME), draft + drawn);
        } catch (Drawer.NotFound none) {
          throw new AssertionError(each.label() + ": " + none.getMessage() + "\n" + draft, none);
        }
      }
    }
  }

  private static String draft(Supplier<Proposal.Draft> proposal) {
    try {
      return proposal.get().text();
    } catch (IllegalArgumentException none) {
      return null; // nothing in common
    }
  }

  private String sample(Layout layout, boolean hasCases) {
    int cases = hasCases ? 1 + random.nextInt(3) : 1;
    String body =
        IntStream.range(0, cases).mapToObj(i -> body(layout)).collect(Collectors.joining());
    return hasCases ? cases + "\n" + body : body;
  }

  private String body(Layout layout) {
    int n = 1 + random.nextInt(7);
    int m = 1 + random.nextInt(6);
    return switch (layout) {
      case NUMBERS -> row(numbers(3));
      case LIST -> n + "\n" + row(numbers(n));
      case TWO_LISTS -> n + " " + m + "\n" + row(distinct(n)) + row(distinct(m));
      case TREE -> n + "\n" + edges(n);
      case PARENTS -> (n + 1) + "\n" + row(parents(n));
      case GRAPH -> n + " " + m + "\n" + rows(m, () -> List.of(upTo(n), upTo(n)));
      case POINTS -> n + "\n" + rows(n, () -> numbers(2));
      case INTERVALS -> n + " " + m + "\n" + rows(m, () -> sorted(List.of(upTo(n), upTo(n))));
      case PERMUTATION -> n + "\n" + row(permutation(n));
      case GRID -> n + " " + m + "\n" + grid(n, m);
      case MAZE -> (n + 1) + " " + (m + 1) + "\n" + maze(n + 1, m + 1, "SG");
      case PLACES -> {
        String places = row(List.of(upTo(n), upTo(m))) + row(List.of(upTo(n), upTo(m)));
        yield n + " " + m + "\n" + places + maze(n, m, "");
      }
      case TEXTS -> n + "\n" + text(n) + "\n";
      case MATRIX -> n + " " + m + "\n" + rows(n, () -> numbers(m));
      case SORTED -> n + "\n" + row(sorted(numbers(n)));
      case QUERIES ->
          n + " " + m + "\n" + row(numbers(n)) + rows(m, () -> List.of(upTo(3), upTo(n)));
      case MEASURED_TEXT -> n + " " + text(n) + "\n";
      case UP_TO_ZERO -> rows(n, () -> List.of(upTo(9))) + "0\n";
      case CASES_UP_TO_ZERO -> n + "\n" + row(numbers(n)) + m + "\n" + row(numbers(m)) + "0\n";
      case DECIMALS -> n + "\n" + rows(n, () -> List.of(upTo(9) + "." + upTo(9)));
    };
  }

  private List<Object> numbers(int count) {
    int most = random.nextBoolean() ? 5 : 1_000_000;
    return IntStream.range(0, count)
        .<Object>mapToObj(i -> random.nextInt(most) - most / 4)
        .toList();
  }

  private List<Object> distinct(int count) {
    return permutation(9).subList(0, count);
  }

  private List<Object> permutation(int count) {
    List<Object> all = new ArrayList<>();
    IntStream.rangeClosed(1, count).forEach(all::add);
    Collections.shuffle(all, random);
    return all;
  }

  private List<Object> parents(int count) {
    return IntStream.rangeClosed(1, count).<Object>mapToObj(this::upTo).toList();
  }

  private Object upTo(int most) {
    return 1 + random.nextInt(most);
  }

  private static List<Object> sorted(List<Object> numbers) {
    return numbers.stream().map(Integer.class::cast).sorted().<Object>map(each -> each).toList();
  }

  private String edges(int n) {
    int[] node = {1};
    return rows(n - 1, () -> List.of(++node[0], upTo(node[0] - 1)));
  }

  private String grid(int n, int m) {
    return IntStream.range(0, n).mapToObj(i -> text(m) + "\n").collect(Collectors.joining());
  }

  /** Walls and free cells, and marks that occur once. */
  private String maze(int n, int m, String marks) {
    StringBuilder cells = new StringBuilder(marks);
    while (cells.length() < n * m) {
      cells.append(random.nextInt(3) == 0 ? '#' : '.');
    }
    List<Object> all = new ArrayList<>(cells.chars().mapToObj(each -> (char) each).toList());
    Collections.shuffle(all, random);
    return IntStream.range(0, n)
        .mapToObj(i -> row(all.subList(i * m, i * m + m)).replace(" ", ""))
        .collect(Collectors.joining());
  }

  private String text(int length) {
    return IntStream.range(0, length)
        .mapToObj(i -> "" + "ab.#^]-\\\"".charAt(random.nextInt(9)))
        .collect(Collectors.joining());
  }

  private static String row(List<Object> tokens) {
    return tokens.stream().map(Object::toString).collect(Collectors.joining(" ")) + "\n";
  }

  private static String rows(int count, Supplier<List<Object>> row) {
    return IntStream.range(0, count).mapToObj(i -> row(row.get())).collect(Collectors.joining());
  }
}
