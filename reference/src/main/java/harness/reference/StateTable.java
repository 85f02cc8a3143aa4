package harness.reference;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** Exact distances of numbered states, a byte each. */
public final class StateTable {

  /** In the place of a distance: 255. */
  public static final byte UNREACHABLE = -1;

  private final String states;
  private final String instance;
  private final byte[] distances;

  /**
   * Takes over a table.
   *
   * @param states what is numbered, and how, as the puzzle's part of {@code docs/table-format.md}
   *     explains it: {@code boards}, {@code patterns}
   * @param instance the case whose states they are, or the empty string where there is no such
   *     thing
   * @param distances by the number of the state; {@link #UNREACHABLE} if there is none. Not to be
   *     written to afterwards
   */
  public StateTable(String states, String instance, byte[] distances) {
    this.states = Objects.requireNonNull(states);
    this.instance = Objects.requireNonNull(instance);
    this.distances = Objects.requireNonNull(distances);
  }

  /** What is numbered. */
  public String states() {
    return states;
  }

  /** The case whose states they are; may be empty. */
  public String instance() {
    return instance;
  }

  /** How many states there are. */
  public int size() {
    return distances.length;
  }

  /** The entry of a state: its distance, 0 to 254 as an unsigned byte, or {@link #UNREACHABLE}. */
  public byte entry(int number) {
    return distances[number];
  }

  /** Writes the entries in order. */
  public void write(OutputStream out) throws IOException {
    out.write(distances);
  }
}
