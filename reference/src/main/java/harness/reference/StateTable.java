package harness.reference;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Objects;

/** Exact distances of numbered states, one byte each. */
public final class StateTable {

  /** The entry of an unreachable state: 255. */
  public static final byte UNREACHABLE = -1;

  private final String states;
  private final String instance;
  private final byte[] distances;

  /**
   * Wraps a table without copying it.
   *
   * @param states what the states are, {@code boards} or {@code patterns} for example; the puzzle's
   *     {@link Distribution}, or {@code docs/table-format.md}, says how they are numbered
   * @param instance the case whose states they are, or empty if the puzzle has no instances
   * @param distances by state number, {@link #UNREACHABLE} for unreachable states; the caller must
   *     not modify the array afterwards
   */
  public StateTable(String states, String instance, byte[] distances) {
    this.states = Objects.requireNonNull(states);
    this.instance = Objects.requireNonNull(instance);
    this.distances = Objects.requireNonNull(distances);
  }

  /** What the states are: {@code boards}, for example. */
  public String states() {
    return states;
  }

  /** The case whose states they are, or empty. */
  public String instance() {
    return instance;
  }

  /** The number of states. */
  public int size() {
    return distances.length;
  }

  /** The entry of a state: its distance, 0 to 254 as an unsigned byte, or {@link #UNREACHABLE}. */
  public byte entry(int number) {
    return distances[number];
  }

  /** Writes all entries in order, one byte each. */
  public void write(OutputStream out) throws IOException {
    out.write(distances);
  }
}
