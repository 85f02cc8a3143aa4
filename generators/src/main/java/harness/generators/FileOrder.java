package harness.generators;

import harness.cases.Generator;
import java.util.List;

/**
 * Files in an order that exposes state kept from one case to the next: a solved board first, the
 * same board twice, an unsolvable or farthest board before a solved one, or falling distances. The
 * orders take turns, one file each.
 */
public abstract class FileOrder extends Generator {

  /** Cases in one of the judge's files. */
  private static final int FILE = 10;

  private static final int ORDERS = 5;

  private final List<Generator> byDistance;
  private final Generator far;

  /**
   * Creates the generator.
   *
   * @param byDistance generators for distance 0, 1 and so on, at least {@value #FILE} of them
   * @param far draws unsolvable cases, or the farthest there are
   */
  protected FileOrder(String puzzle, List<Generator> byDistance, Generator far) {
    super(puzzle, "order");
    this.byDistance = List.copyOf(byDistance);
    this.far = far;
  }

  @Override
  public final String summary() {
    return "files with a solved board first, repeated boards, the farthest before a"
        + " solved one, falling distances: exposes state kept from earlier cases";
  }

  @Override
  public final int block() {
    return FILE;
  }

  @Override
  protected final String input(long seed, long index) {
    long file = index / FILE;
    int place = (int) (index % FILE);
    return switch ((int) (file % ORDERS)) {
      case 0 -> place == 0 ? at(0, seed, index) : spread(seed, index);
      case 1 -> spread(seed, index - place % 2);
      case 2 -> place % 2 == 0 ? far.draw(seed, index).input() : at(0, seed, index);
      case 3 -> at(FILE - 1 - place, seed, index);
      default -> place % 3 == 0 ? spread(seed, file * FILE) : at(place, seed, index);
    };
  }

  private String at(int distance, long seed, long index) {
    return byDistance.get(distance).draw(seed, index).input();
  }

  private String spread(long seed, long index) {
    return at(random(seed, index).nextInt(byDistance.size()), seed, index);
  }
}
