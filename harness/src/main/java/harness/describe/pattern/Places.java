package harness.describe.pattern;

import java.util.Arrays;

/** A set of positions in a text, in ascending order. New positions are added at the end. */
final class Places {

  private int[] places = new int[4];
  private int size;

  static Places of(int place) {
    Places one = new Places();
    one.add(place);
    return one;
  }

  /** Adds a position, which must be greater than all others. */
  void add(int place) {
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
    }
    places[size++] = place;
  }

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int i) {
    return places[i];
  }

  int last() {
    return places[size - 1];
  }

  Places copy() {
    Places same = new Places();
    same.places = Arrays.copyOf(places, Math.max(places.length, size));
    same.size = size;
    return same;
  }

  /** The union of both; modifies this object if all other positions come after its own. */
  Places with(Places other) {
    if (isEmpty() || other.isEmpty() || other.places[0] <= last()) {
      return or(other);
    }
    for (int i = 0; i < other.size; i++) {
      add(other.places[i]);
    }
    return this;
  }

  /** The union of both, as a new set. */
  Places or(Places other) {
    if (isEmpty() || other.isEmpty()) {
      return isEmpty() ? other : this;
    }
    Places both = new Places();
    int j = 0;
    for (int i = 0; i < size; i++) {
      for (; j < other.size && other.places[j] < places[i]; j++) {
        both.add(other.places[j]);
      }
      j += j < other.size && other.places[j] == places[i] ? 1 : 0;
      both.add(places[i]);
    }
    for (; j < other.size; j++) {
      both.add(other.places[j]);
    }
    return both;
  }

  /** The positions that {@code other} does not contain. */
  Places without(Places other) {
    Places rest = new Places();
    for (int i = 0; i < size; i++) {
      if (Arrays.binarySearch(other.places, 0, other.size, places[i]) < 0) {
        rest.add(places[i]);
      }
    }
    return rest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Places same
        && Arrays.equals(places, 0, size, same.places, 0, same.size);
  }

  @Override
  public int hashCode() {
    return size == 0 ? 0 : 31 * size + last();
  }
}
