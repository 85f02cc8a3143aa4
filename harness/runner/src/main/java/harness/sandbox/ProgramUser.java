package harness.sandbox;

import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The user that a program runs as. Under root, each session gets its own user, which exists nowhere
 * else: it owns no file, has no capability, cannot reach the runner, and its processes can be
 * counted and ended separately. Otherwise programs run as the user of the harness.
 *
 * @param id user and group id, or {@link #OWN}
 */
public record ProgramUser(int id) {

  /** The user of the harness. */
  static final int OWN = 0;

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final Path MAP = Path.of("/proc/self/uid_map");
  private static final int SETGID_BIT = 6;
  private static final int SETUID_BIT = 7;

  /** Above the ids of people, services and containers, if the range is that large. */
  private static final int FIRST = 0x4000_0000;

  /** In a container with few ids: above those that systems assign. */
  private static final int FIRST_OF_FEW = 61_184;

  private static final int PER_PROCESS = 256;
  private static final int MOST_PROCESSES = 1 << 22;
  private static final int FEW = 4_000;
  private static final AtomicInteger NEXT = new AtomicInteger();

  /** Whether the harness runs as root, with or without capabilities. */
  public static boolean isRoot() {
    return numbers("Uid:", 10).get(1) == 0;
  }

  /** The user of the harness. */
  public static ProgramUser own() {
    return new ProgramUser(OWN);
  }

  /** A user for the next session: a separate one if the system allows it. */
  public static ProgramUser next() {
    if (!mayBeOther()) {
      return own();
    }
    int number = NEXT.getAndIncrement() % PER_PROCESS;
    int process = (int) (ProcessHandle.current().pid() % MOST_PROCESSES);
    long many = (long) FIRST + (long) process * PER_PROCESS + number;
    return new ProgramUser(
        isMapped(many) ? (int) many : FIRST_OF_FEW + (process * 31 + number) % FEW);
  }

  /** Whether this is not the user of the harness. */
  public boolean isOther() {
    return id != OWN;
  }

  /** Whether programs can run as separate users: root may, unless it has lost that right. */
  static boolean mayBeOther() {
    long effective = numbers("CapEff:", 16).get(0);
    return isRoot() && (effective >> SETUID_BIT & 1) == 1 && (effective >> SETGID_BIT & 1) == 1;
  }

  private static boolean isMapped(long id) {
    try {
      return Files.readAllLines(MAP).stream()
          .map(line -> line.strip().split("\\s+"))
          .anyMatch(
              range ->
                  id >= Long.parseLong(range[0])
                      && id < Long.parseLong(range[0]) + Long.parseLong(range[2]));
    } catch (IOException noNamespaces) {
      return true;
    }
  }

  private static List<Long> numbers(String field, int radix) {
    try {
      return Files.readAllLines(STATUS).stream()
          .filter(line -> line.startsWith(field))
          .flatMap(line -> List.of(line.substring(field.length()).strip().split("\\s+")).stream())
          .map(word -> Long.parseLong(word.toLowerCase(Locale.ROOT), radix))
          .toList();
    } catch (IOException e) {
      throw new RunnerFailure("cannot read " + STATUS, e);
    }
  }
}
