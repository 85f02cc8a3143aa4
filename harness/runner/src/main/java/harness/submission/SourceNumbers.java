package harness.submission;

import harness.submission.LiteralScanner.Literal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The constants that programs contain: sizes of arrays, limits, moduli, special cases. A program
 * that is wrong for inputs near one of them is rarely found out by random inputs.
 */
public final class SourceNumbers {

  /** Constants of one program, of which the most telling ones come first. */
  private static final int MOST_OF_ONE = 32;

  private static final int MOST = 64;
  private static final int MOST_BYTES = 1 << 18;
  private static final int MOST_FILES = 8;

  /** Smaller numbers are in inputs anyway. */
  private static final long LEAST = 11;

  private static final Set<Long> MODULI = Set.of(1_000_000_007L, 998_244_353L);

  private SourceNumbers() {}

  /**
   * The constants of programs, first the most telling one of each; none of a program whose files
   * cannot be read. The same on every machine for the same files.
   */
  public static List<Long> of(List<ProgramSource> programs) {
    List<List<Long>> all = programs.stream().map(SourceNumbers::ofOne).toList();
    Set<Long> numbers = new LinkedHashSet<>();
    for (int place = 0; place < MOST_OF_ONE; place++) {
      for (List<Long> each : all) {
        if (place < each.size() && numbers.size() < MOST) {
          numbers.add(each.get(place));
        }
      }
    }
    return List.copyOf(numbers);
  }

  private static List<Long> ofOne(ProgramSource program) {
    List<Literal> literals = new ArrayList<>();
    for (Path file : program.sources().subList(0, Math.min(MOST_FILES, program.sources().size()))) {
      String name = file.getFileName().toString();
      boolean hashComments = name.endsWith(".py") || name.endsWith(".rb");
      literals.addAll(LiteralScanner.literals(start(file), hashComments));
    }
    return telling(literals);
  }

  private static String start(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(MOST_BYTES), StandardCharsets.ISO_8859_1);
    } catch (IOException unreadable) {
      return "";
    }
  }

  /** Different numbers, sizes of arrays first, then unusual ones. */
  static List<Long> telling(List<Literal> literals) {
    return literals.stream()
        .filter(each -> each.value() >= LEAST)
        .sorted(Comparator.comparingInt(SourceNumbers::rank))
        .map(Literal::value)
        .distinct()
        .limit(MOST_OF_ONE)
        .toList();
  }

  private static int rank(Literal literal) {
    if (literal.isSize()) {
      return 0;
    }
    return isUsual(literal.value()) ? 2 : 1;
  }

  /** Whether many programs contain it: a power of two or ten, one less, or a usual modulus. */
  private static boolean isUsual(long value) {
    long power = value;
    while (power % 10 == 0) {
      power /= 10;
    }
    return power == 1
        || Long.bitCount(value) == 1
        || Long.bitCount(value + 1) == 1
        || MODULI.contains(value);
  }
}
