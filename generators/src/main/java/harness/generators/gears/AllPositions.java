package harness.generators.gears;

import com.google.auto.service.AutoService;
import harness.cases.Answer;
import harness.cases.Generator;
import harness.generators.Enumeration;
import harness.reference.gears.DistanceTable;
import harness.reference.gears.Gears;
import harness.reference.gears.Instance;
import harness.reference.gears.LinkTable;
import harness.reference.gears.Position;
import java.util.Arrays;

/**
 * Every position of one link table: first those from which the goal can be reached, the nearest
 * first, then the others. The link table is drawn from the seed, or given as the argument: its 48
 * links, knob by knob, as digits 1 to 9, a, b and c.
 */
@AutoService(Generator.class)
public final class AllPositions extends Generator implements Enumeration {

  private static final int BASE = 13;
  private static final int SECTION = 1 << 8;
  private static final int SECTIONS = Position.COUNT / SECTION;

  private final LinkTable given;
  private final Remembered<Long, DistanceTable> drawn = new Remembered<>();
  private final Remembered<Long, int[]> lost = new Remembered<>();

  /** Found through ServiceLoader. */
  public AllPositions() {
    this(NAME, null);
  }

  private AllPositions(String name, LinkTable given) {
    super(Gears.NAME, name);
    this.given = given;
  }

  @Override
  public String summary() {
    return "every position of the seed's link table, by exact distance; for harness exhaust";
  }

  @Override
  public Generator ofInstance(String input) {
    LinkTable links = Instance.parse(input).links();
    return new AllPositions(NAME + ":" + digits(links), links);
  }

  private static String digits(LinkTable links) {
    StringBuilder digits = new StringBuilder();
    for (int knob = 0; knob < Position.KNOBS; knob++) {
      for (int state = 0; state < Position.STATES; state++) {
        digits.append(Character.forDigit(links.link(knob, state) + 1, BASE));
      }
    }
    return digits.toString();
  }

  @Override
  public Generator with(String argument) {
    int[][] links = new int[Position.KNOBS][Position.STATES];
    boolean good = argument.length() == Position.KNOBS * Position.STATES;
    for (int i = 0; good && i < argument.length(); i++) {
      int link = Character.digit(argument.charAt(i), BASE);
      good = link > 0 && link != i / Position.STATES + 1;
      links[i / Position.STATES][i % Position.STATES] = link - 1;
    }
    if (!good) {
      throw new IllegalArgumentException(
          "generator all: expected 48 links, each 1 to 9 or a, b or c for 10 to 12, and"
              + " no knob linked to itself");
    }
    return new AllPositions(NAME + ":" + argument, LinkTable.of(links));
  }

  @Override
  public String noun() {
    return "positions";
  }

  @Override
  public int largestDistance(long seed) {
    return table(seed).largest();
  }

  @Override
  public int usualDistance(long seed) {
    return largestDistance(seed);
  }

  @Override
  public boolean isWhole(int distance) {
    return true;
  }

  @Override
  public long count(long seed, int distance) {
    DistanceTable table = table(seed);
    if (distance == Answer.NO_SOLUTION) {
      return (long) Position.COUNT - table.reachable();
    }
    return distance <= table.largest() ? table.size(distance) : 0;
  }

  @Override
  protected String input(long seed, long index) {
    DistanceTable table = table(seed);
    long place = index;
    for (int distance = 0; distance <= table.largest(); distance++) {
      if (place < table.size(distance)) {
        return table.links().text(table.position(distance, (int) place));
      }
      place -= table.size(distance);
    }
    return table.links().text(unreachable(seed, table, place));
  }

  /** The position at an index among those from which the goal cannot be reached. */
  private int unreachable(long seed, DistanceTable table, long place) {
    int[] before = lost.get(given == null ? seed : 0L, s -> lostBefore(table));
    if (place >= before[SECTIONS]) {
      throw new IllegalArgumentException("an instance has only " + Position.COUNT + " positions");
    }
    int section = 0;
    while (before[section + 1] <= place) {
      section++;
    }
    int position = section * SECTION;
    for (long left = place - before[section]; ; position++) {
      if (table.distance(position) < 0 && left-- == 0) {
        return position;
      }
    }
  }

  /** The number of unreachable positions before each section of the positions, and in all. */
  private static int[] lostBefore(DistanceTable table) {
    int[] before = new int[SECTIONS + 1];
    for (int position = 0; position < Position.COUNT; position++) {
      before[position / SECTION + 1] += table.distance(position) < 0 ? 1 : 0;
    }
    Arrays.parallelPrefix(before, Integer::sum);
    return before;
  }

  private DistanceTable table(long seed) {
    return drawn.get(
        given == null ? seed : 0L,
        s -> DistanceTable.of(given == null ? RandomLinks.draw(random(s, 0)) : given));
  }
}
