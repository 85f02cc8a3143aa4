package harness.census;

import harness.machine.ContentHash;
import harness.reference.StateTable;
import harness.report.WholeFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Files with tables of exact distances: a header of lines, a byte for each state, and the SHA-256
 * of both. The format is described in {@code docs/table-format.md}.
 */
public final class TableFile {

  private static final String FIRST_LINE = "harness distances 1";
  private static final String[] FIELDS = {"puzzle", "states", "entries", "instance"};
  private static final int LONGEST_LINE = 1000;
  private static final int CHUNK = 1 << 16;
  private static final int DISTANCES = 256;

  /**
   * A summary of a table file.
   *
   * @param states description of the numbered states
   * @param instance the case whose states they are, its lines separated by {@code " / "}; may be
   *     empty
   * @param histogram number of states at each distance
   * @param unreachable number of states without a distance
   */
  public record Summary(
      String puzzle, String states, String instance, List<Long> histogram, long unreachable) {
    public Summary {
      Objects.requireNonNull(puzzle);
      Objects.requireNonNull(states);
      Objects.requireNonNull(instance);
      histogram = List.copyOf(histogram);
    }
  }

  /** A file that is not a table, or a damaged one. The message is one line for the user. */
  public static final class BadTable extends Exception {
    private static final long serialVersionUID = 1L;

    BadTable(String message) {
      super(message);
    }
  }

  private TableFile() {}

  /** Writes a table atomically. */
  public static void write(Path file, String puzzle, StateTable table) throws IOException {
    WholeFile.write(file, out -> write(out, puzzle, table));
  }

  private static void write(OutputStream out, String puzzle, StateTable table) throws IOException {
    MessageDigest digest = ContentHash.sha256();
    DigestOutputStream digested = new DigestOutputStream(out, digest);
    digested.write(header(puzzle, table).getBytes(StandardCharsets.US_ASCII));
    table.write(digested);
    out.write(digest.digest());
  }

  private static String header(String puzzle, StateTable table) {
    String[] values = {
      puzzle,
      table.states(),
      Integer.toString(table.size()),
      table.instance().strip().replace("\n", " / ")
    };
    StringBuilder header = new StringBuilder(FIRST_LINE).append('\n');
    for (int field = 0; field < FIELDS.length; field++) {
      header.append((FIELDS[field] + " " + values[field]).strip()).append('\n');
    }
    return header.append('\n').toString();
  }

  /** Verifies a whole table in constant memory: no byte is missing, extra or changed. */
  public static Summary check(Path file) throws IOException, BadTable {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), CHUNK)) {
      MessageDigest digest = ContentHash.sha256();
      DigestInputStream digested = new DigestInputStream(in, digest);
      Summary summary = summary(digested);
      digested.on(false);
      byte[] written = in.readNBytes(digest.getDigestLength());
      if (written.length < digest.getDigestLength()) {
        throw new BadTable("it ends in the middle of its checksum");
      }
      if (!Arrays.equals(written, digest.digest())) {
        throw new BadTable("it is damaged: the checksum (SHA-256) does not match its contents");
      }
      if (in.read() >= 0) {
        throw new BadTable("it continues after its checksum");
      }
      return summary;
    }
  }

  private static Summary summary(InputStream in) throws IOException, BadTable {
    if (!line(in).equals(FIRST_LINE)) {
      throw new BadTable("it is not a table of distances; expected '" + FIRST_LINE + "' on line 1");
    }
    String[] values = new String[FIELDS.length];
    for (int field = 0; field < FIELDS.length; field++) {
      values[field] = value(in, field);
    }
    if (!line(in).isEmpty()) {
      throw new BadTable("expected an empty line after '" + FIELDS[FIELDS.length - 1] + "'");
    }
    long[] counts = counts(in, entries(values[2]));
    int end = DISTANCES - 1;
    while (end > 0 && counts[end - 1] == 0) {
      end--;
    }
    return new Summary(
        values[0],
        values[1],
        values[3],
        Arrays.stream(counts, 0, end).boxed().toList(),
        counts[DISTANCES - 1]);
  }

  private static String value(InputStream in, int field) throws IOException, BadTable {
    String line = line(in);
    String name = FIELDS[field];
    if (!line.equals(name) && !line.startsWith(name + " ")) {
      throw new BadTable("expected '" + name + " ...' on line " + (field + 2));
    }
    return line.substring(name.length()).strip();
  }

  private static int entries(String text) throws BadTable {
    try {
      int entries = Integer.parseInt(text);
      if (entries > 0) {
        return entries;
      }
    } catch (NumberFormatException notANumber) {
      // reported below
    }
    throw new BadTable("expected the number of entries on line 4");
  }

  private static long[] counts(InputStream in, int entries) throws IOException, BadTable {
    long[] counts = new long[DISTANCES];
    byte[] chunk = new byte[CHUNK];
    for (int left = entries; left > 0; ) {
      int read = in.readNBytes(chunk, 0, Math.min(left, CHUNK));
      if (read == 0) {
        throw new BadTable("it ends after " + (entries - left) + " of " + entries + " entries");
      }
      for (int i = 0; i < read; i++) {
        counts[chunk[i] & 0xff]++;
      }
      left -= read;
    }
    return counts;
  }

  /** A line without its newline. */
  private static String line(InputStream in) throws IOException, BadTable {
    StringBuilder line = new StringBuilder();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0 || line.length() == LONGEST_LINE) {
        throw new BadTable("it is not a table of distances; its header does not end");
      }
      line.append((char) next);
    }
    return line.toString();
  }
}
