package harness.formats.loose;

import harness.draw.ArgumentTemplate;
import harness.formats.UnknownCall;
import harness.formats.UnknownCall.Proposed;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Proposes calls of a generator that wants arguments: first those of test loops and scripts in its
 * folder, then calls with small numbers for the arguments that its source reads.
 */
public final class GeneratorCalls {

  private static final int MOST_WRITTEN = 8;
  private static final int MOST_WORDS = 24;
  private static final int LONGEST_WORD = 64;

  /** Numbers that all arguments get, if ranges do not do. */
  private static final List<String> EQUAL = List.of("2", "1", "5", "10", "3", "100");

  /** The sizes of connected graphs without parallel edges. */
  private static final List<String> CONNECTED = List.of("[4..5]", "[4..6]");

  private final ReadArguments read;
  private final Map<String, Proposed> calls = new LinkedHashMap<>();

  /** Calls without a seed, in case the generator refuses words that it does not read. */
  private final Map<String, Proposed> unseeded = new LinkedHashMap<>();

  private GeneratorCalls(ReadArguments read) {
    this.read = read;
  }

  /** Proposes calls of a generator that nothing else calls; null if it takes a seed alone. */
  public static UnknownCall of(Path generator) {
    return of(generator, List.of());
  }

  /**
   * Proposes calls.
   *
   * @param written arguments with which others call the generator, as written
   * @return null if it is to be called with a seed alone
   */
  static UnknownCall of(Path generator, List<List<String>> written) {
    ReadArguments read = ArgumentReader.of(Driver.name(generator), LooseFolder.start(generator));
    GeneratorCalls calls = new GeneratorCalls(read);
    if (!read.all().isEmpty() && !read.wantsMore()) {
      return null;
    }
    written.stream()
        .filter(words -> !words.isEmpty() && words.size() <= MOST_WORDS)
        .filter(words -> words.stream().allMatch(each -> each.length() <= LONGEST_WORD))
        .map(words -> calls.isCounted(words, written) ? withoutLast(words) : words)
        .distinct()
        .sorted(Comparator.comparingLong(GeneratorCalls::largest))
        .limit(MOST_WRITTEN)
        .forEach(calls::written);
    if (!read.all().isEmpty()) {
      calls.guess();
    } else if (!calls.calls.isEmpty()) {
      calls.propose(UnknownCall.SEED, false);
    }
    calls.calls.putAll(calls.unseeded);
    return calls.calls.isEmpty() || calls.isSeedAlone()
        ? null
        : new UnknownCall(read.told(), List.copyOf(calls.calls.values()), false);
  }

  private boolean isSeedAlone() {
    return calls.keySet().equals(Set.of(UnknownCall.SEED));
  }

  /** The largest number among words. */
  private static long largest(List<String> words) {
    return words.stream()
        .filter(each -> each.matches("\\d{1,17}"))
        .mapToLong(Long::parseLong)
        .max()
        .orElse(0);
  }

  /** Whether calls that are the same otherwise count with their last word, which is the seed. */
  private boolean isCounted(List<String> words, List<List<String>> written) {
    int last = words.size() - 1;
    boolean mayBeSeed =
        !read.hasSeed() && read.at(last + 1).filter(ReadArgument::isNamedAsNumber).isEmpty();
    return mayBeSeed
        && isNumber(words.get(last))
        && written.stream()
            .filter(each -> each.size() == words.size() && !each.equals(words))
            .anyMatch(
                each ->
                    each.subList(0, last).equals(words.subList(0, last))
                        && isNumber(each.get(last)));
  }

  private static boolean isNumber(String word) {
    return word.matches("\\d{1,18}");
  }

  private static List<String> withoutLast(List<String> words) {
    return Stream.concat(words.subList(0, words.size() - 1).stream(), Stream.of(DriverCall.UNKNOWN))
        .toList();
  }

  private static boolean isUnknown(String word) {
    return word.contains(DriverCall.UNKNOWN)
        || word.chars().anyMatch(c -> "$%`|".indexOf(c) >= 0)
        || word.chars().anyMatch(c -> c < ' ');
  }

  /**
   * A call that somebody wrote. Words that are computed there are the seed or small numbers, and a
   * number in place of the seed is one seed of many.
   */
  private void written(List<String> words) {
    int lastUnknown =
        IntStream.range(0, words.size())
            .filter(each -> isUnknown(words.get(each)))
            .max()
            .orElse(-1);
    boolean isGuessed = false;
    List<String> template = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      int value = word.indexOf('=') + 1;
      String key =
          value > 0 && !isUnknown(word.substring(0, value)) ? word.substring(0, value) : "";
      ReadArgument argument = (key.isEmpty() ? argument(words, i) : read.keyed(key)).orElse(null);
      boolean isOneSeed =
          argument != null && argument.isSeed() && isNumber(word.substring(key.length()));
      if (!isUnknown(word) && !isOneSeed) {
        template.add(ArgumentTemplate.escaped(word));
        continue;
      }
      boolean isSeed =
          argument == null
              ? i == lastUnknown
              : argument.isSeed()
                  || (i == lastUnknown && !read.hasSeed() && !argument.isNamedAsNumber());
      isGuessed |= !isSeed;
      template.add(
          ArgumentTemplate.escaped(key)
              + (isSeed ? "{seed}" : argument == null ? "[1..6]" : argument.small()));
    }
    propose(String.join(" ", template), isGuessed);
  }

  /** The argument that a word is the value of: that with the key before it, or a positional one. */
  private Optional<ReadArgument> argument(List<String> words, int i) {
    boolean hasKey = i > 0 && words.get(i - 1).startsWith("-");
    return (hasKey ? read.keyed(words.get(i - 1)) : Optional.<ReadArgument>empty())
        .or(() -> read.at(i + 1));
  }

  /** Calls with small numbers. */
  private void guess() {
    List<ReadArgument> all = read.complete();
    boolean isPerhapsSeed = all.size() == 1 && !all.get(0).isNamedAsNumber() && isPlain(all.get(0));
    if (isPerhapsSeed) {
      propose(UnknownCall.SEED, false);
    }
    List<List<String>> values =
        Stream.of(
                Stream.of(all.stream().map(ReadArgument::small).toList()),
                Stream.of(ranges(all, false), numbers(all, CONNECTED), ranges(all, true)),
                EQUAL.stream().map(each -> numbers(all, List.of(each))))
            .flatMap(each -> each)
            .toList();
    guess(all, values.get(0));
    calls.putAll(unseeded);
    ReadArgument last = all.get(all.size() - 1);
    if (!read.hasSeed() && isPlain(last) && last.key() == null && !last.isNamedAsNumber()) {
      List<String> seeded = new ArrayList<>(values.get(0));
      seeded.set(all.size() - 1, "{seed}");
      guess(all, seeded);
    }
    values.forEach(each -> guess(all, each));
    propose(UnknownCall.SEED, true);
  }

  private static boolean isPlain(ReadArgument argument) {
    return !argument.isSeed() && argument.values().isEmpty();
  }

  private void guess(List<ReadArgument> all, List<String> values) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      words.add(all.get(i).with(values.get(i)));
    }
    propose(String.join(" ", words), true);
  }

  /** Ranges one above the other, because one number often bounds the next. */
  private static List<String> ranges(List<ReadArgument> all, boolean isRising) {
    long numbers = all.stream().filter(GeneratorCalls::isPlain).count();
    List<String> ranges = new ArrayList<>();
    for (int i = 0; i < numbers; i++) {
      long low = 4 * (isRising ? i : numbers - 1 - i);
      ranges.add("[" + (low + 1) + ".." + (low + 4) + "]");
    }
    return numbers == 0 ? numbers(all, List.of("1")) : numbers(all, ranges);
  }

  /** The usual values, but for numbers these, in turn. */
  private static List<String> numbers(List<ReadArgument> all, List<String> numbers) {
    List<String> values = new ArrayList<>();
    int at = 0;
    for (ReadArgument each : all) {
      boolean isNumber = isPlain(each) && each.kind() == ReadArgument.Kind.NUMBER;
      values.add(isNumber ? numbers.get(at++ % numbers.size()) : each.small());
    }
    return values;
  }

  /**
   * Adds a call; without a seed among its arguments, the seed is appended if nothing forbids it.
   */
  private void propose(String text, boolean isGuessed) {
    ArgumentTemplate template = ArgumentTemplate.parse(text);
    if (template.hasSeed()) {
      calls.putIfAbsent(text, new Proposed(template, isGuessed));
      return;
    }
    String seeded = text + " {seed}";
    if (!read.isStrict()) {
      calls.putIfAbsent(seeded, new Proposed(ArgumentTemplate.parse(seeded), isGuessed));
    }
    unseeded.putIfAbsent(text, new Proposed(template.withoutSeedAdded(), isGuessed));
  }
}
