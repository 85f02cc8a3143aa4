package harness.tally;

import harness.cases.Output;
import harness.problem.Printed;
import harness.report.OnlyOutput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds out whether all accepted outputs of a program are the same. */
final class OnlyOutputTally {

  /** Longer outputs are not remembered, and count as different. */
  private static final int MOST_BYTES = 4096;

  private final Set<String> inputs = new LinkedHashSet<>();
  private byte[] output;
  private long cases;
  private boolean differ;

  /** Adds an accepted output; null if it is no text. */
  void add(String input, Output accepted) {
    if (differ) {
      return;
    }
    if (accepted == null || accepted.getClass() != Printed.class) {
      differ();
      return;
    }
    add(((Printed) accepted).bytes());
    if (!differ) {
      cases++;
      addInput(hash(input));
    }
  }

  /**
   * Adds the accepted outputs of other cases.
   *
   * @param other null if they differ
   */
  void add(OnlyOutput other) {
    if (other == null) {
      differ();
    } else if (!differ) {
      add(other.text().getBytes(StandardCharsets.UTF_8));
      cases += other.cases();
      other.inputs().forEach(this::addInput);
    }
  }

  private void add(byte[] bytes) {
    if (output == null && bytes.length <= MOST_BYTES) {
      output = bytes;
    } else if (!Arrays.equals(output, bytes)) {
      differ();
    }
  }

  private void differ() {
    differ = true;
    inputs.clear();
    output = null;
  }

  private void addInput(String hash) {
    if (inputs.size() < OnlyOutput.MOST_INPUTS) {
      inputs.add(hash);
    }
  }

  /** The only output; null if there are several, or none. */
  OnlyOutput report() {
    return differ || output == null
        ? null
        : new OnlyOutput(new String(output, StandardCharsets.UTF_8), cases, List.copyOf(inputs));
  }

  /** FNV-1a with 64 bits (Fowler, Noll, Vo). */
  private static String hash(String input) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < input.length(); i++) {
      hash = (hash ^ input.charAt(i)) * 0x100000001b3L;
    }
    return Long.toHexString(hash);
  }
}
