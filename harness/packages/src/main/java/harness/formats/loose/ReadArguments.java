package harness.formats.loose;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The arguments that a generator reads, as its source says: those of testlib's {@code opt}, of
 * {@code argv} in any usual language, and of Python's {@code argparse}.
 *
 * @param all the positional ones in order, then those with keys
 * @param isStrict whether the program refuses words that it does not read
 */
record ReadArguments(List<ReadArgument> all, boolean isStrict) {

  ReadArguments {
    all = List.copyOf(all);
  }

  /** Whether it wants more than a seed as its only argument, with which generators are called. */
  boolean wantsMore() {
    return !all.stream().allMatch(each -> each.isSeed() && each.position() == 1);
  }

  boolean hasSeed() {
    return all.stream().anyMatch(ReadArgument::isSeed);
  }

  /** The argument at a position, from 1. */
  Optional<ReadArgument> at(int position) {
    return all.stream().filter(each -> each.position() == position).findFirst();
  }

  /** The argument with a key, as it is written before a value. */
  Optional<ReadArgument> keyed(String key) {
    return all.stream()
        .filter(each -> each.key() != null && bare(each.key()).equals(bare(key)))
        .findFirst();
  }

  private static String bare(String key) {
    return key.replaceAll("^-+|[= ]+$", "");
  }

  /** The positional arguments without gaps, then the others. */
  List<ReadArgument> complete() {
    int last = all.stream().mapToInt(ReadArgument::position).max().orElse(0);
    List<ReadArgument> complete =
        IntStream.rangeClosed(1, last)
            .mapToObj(
                place ->
                    at(place)
                        .orElse(
                            new ReadArgument(null, place, "", ReadArgument.Kind.NUMBER, List.of())))
            .collect(Collectors.toList());
    all.stream().filter(each -> each.key() != null).forEach(complete::add);
    return complete;
  }

  /** What it reads, for people. */
  String told() {
    return complete().stream().map(ReadArgument::label).collect(Collectors.joining(", "));
  }
}
