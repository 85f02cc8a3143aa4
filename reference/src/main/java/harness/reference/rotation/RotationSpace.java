package harness.reference.rotation;

import harness.cases.Answer;
import harness.reference.Space;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * All boards. The fewer cells of the centre differ from its most common number, the simpler the
 * board.
 */
final class RotationSpace implements Space {

  /** Up to this distance, finding a layer is faster than counting all boards. */
  private static final int QUICKLY_COUNTED = 2;

  private static final class Histogram {
    static final long[] COUNTS = Census.histogram();
  }

  @Override
  public List<String> neighbours(String input) {
    Patterns patterns = Patterns.get();
    long board = Boards.parse(input);
    Set<String> neighbours = new LinkedHashSet<>();
    for (int letter = 0; letter < Lines.COUNT; letter++) {
      int ones = patterns.move(letter, Boards.mask(board, 1));
      int twos = patterns.move(letter, Boards.mask(board, 2));
      neighbours.add(Boards.text(Boards.of(ones, twos)));
    }
    neighbours.remove(input); // a line with a single number does not change
    return List.copyOf(neighbours);
  }

  @Override
  public int mostSuccessors() {
    return Lines.COUNT;
  }

  @Override
  public String contradiction(String input, int claimed, String neighbour, int neighbourClaimed) {
    return Math.abs(claimed - neighbourClaimed) <= 1
        ? null
        : "the distances of two boards one move apart differ by at most one";
  }

  @Override
  public List<String> twins(String input) {
    long board = Boards.parse(input);
    Set<String> twins = new LinkedHashSet<>();
    for (int image = 0; image < Symmetries.IMAGES; image++) {
      twins.add(Boards.text(Symmetries.get().image(image, board)));
    }
    twins.remove(input);
    return List.copyOf(twins);
  }

  /** {@inheritDoc} All images other than the case itself are equally likely. */
  @Override
  public String twin(String input, RandomGenerator random) {
    long board = Boards.parse(input);
    long image = board;
    while (image == board) { // renaming the numbers already gives others
      image = Symmetries.get().image(random.nextInt(Symmetries.IMAGES), board);
    }
    return Boards.text(image);
  }

  /** The nearest numbers, and the number of good first moves. */
  @Override
  public List<String> features(String input) {
    Patterns patterns = Patterns.get();
    long board = Boards.parse(input);
    int nearest = Integer.MAX_VALUE;
    for (int number = 1; number <= 3; number++) {
      nearest = Math.min(nearest, patterns.distance(Boards.mask(board, number)));
    }
    StringBuilder tied = new StringBuilder();
    int letters = 0;
    for (int number = 1; number <= 3; number++) {
      int mask = Boards.mask(board, number);
      if (patterns.distance(mask) == nearest) {
        tied.append(number);
        letters |= nearest == 0 ? 0 : patterns.nearerLetters(mask);
      }
    }
    return List.of("nearest " + tied, "ties " + Integer.bitCount(letters));
  }

  @Override
  public String variation(String input, RandomGenerator random) {
    return Space.exchanged(input, "123", random);
  }

  @Override
  public long simplicity(String input) {
    return BoardOrder.misplaced(Boards.parse(input));
  }

  @Override
  public boolean enumerable() {
    return true;
  }

  /** {@inheritDoc} For far distances, the first call counts all boards at all distances. */
  @Override
  public long count(int distance) {
    if (distance <= QUICKLY_COUNTED) {
      return at(distance).count();
    }
    return isDistance(distance) ? Histogram.COUNTS[distance] : 0;
  }

  @Override
  public Stream<String> at(int distance) {
    return isDistance(distance)
        ? StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(
                new LayerSections(distance), Spliterator.ORDERED | Spliterator.NONNULL),
            false)
        : Stream.of();
  }

  @Override
  public Stream<String> classesAt(int distance) {
    return isDistance(distance)
        ? StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(
                new LeastOfClass(new LayerSections(distance)),
                Spliterator.ORDERED | Spliterator.NONNULL),
            false)
        : Stream.of();
  }

  private static boolean isDistance(int distance) {
    return distance > Answer.NO_SOLUTION && distance <= Boards.LARGEST_DISTANCE;
  }
}
