package harness.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The order of a permutation. */
public enum PermutationShape {
  RANDOM("any order"),
  SORTED("ascending"),
  REVERSED("descending"),
  ROTATED("ascending, but begins anywhere"),
  ALTERNATING("the smallest, the largest, the second smallest, …"),
  SWAPPED("ascending but for one to three swaps");

  private static final int MOST_SWAPS = 3;

  private final String summary;

  PermutationShape(String summary) {
    this.summary = summary;
  }

  /** The name of the shape, in lower case. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public String summary() {
    return summary;
  }

  /** The numbers from 0 to {@code size - 1} in this order. */
  public List<Integer> draw(int size, SplittableRandom random) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    switch (this) {
      case SORTED -> {}
      case REVERSED -> Collections.reverse(all);
      case ROTATED -> Collections.rotate(all, random.nextInt(size + 1));
      case ALTERNATING -> all.replaceAll(i -> i % 2 == 0 ? i / 2 : size - 1 - i / 2);
      case SWAPPED -> {
        for (int swaps = random.nextInt(MOST_SWAPS); swaps >= 0 && size > 0; swaps--) {
          Collections.swap(all, random.nextInt(size), random.nextInt(size));
        }
      }
      case RANDOM -> Collections.shuffle(all, new Random(random.nextLong()));
    }
    return all;
  }
}
