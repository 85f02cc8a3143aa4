package harness.cli.options;

import harness.cases.UsageException;
import harness.formats.CheckerCodes;
import java.util.Iterator;
import java.util.Locale;
import java.util.stream.Stream;

/** The names of the dialects of checkers, as {@code --checker-codes} takes them. */
final class CheckerCodesNames implements Iterable<String> {

  @Override
  public Iterator<String> iterator() {
    return names().iterator();
  }

  /**
   * The dialect with a name, in upper or lower case.
   *
   * @throws UsageException if there is none
   */
  static CheckerCodes named(String name) {
    return Stream.of(CheckerCodes.values())
        .filter(each -> each.label().equals(name.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "--checker-codes "
                        + name
                        + ": expected one of "
                        + String.join(", ", names().toList())));
  }

  private static Stream<String> names() {
    return Stream.of(CheckerCodes.values()).map(CheckerCodes::label);
  }
}
