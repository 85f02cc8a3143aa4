package harness.formats.loose;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A language in which people write their own test loops. */
interface DriverDialect {

  /** Whether a file is written in it, by its name and its first line. */
  boolean isOf(String fileName, String firstLine);

  /** The program calls in a text, in order; compilations and comparisons are among them. */
  List<DriverCall> calls(String text);

  /** The program calls in a file of any dialect. */
  static List<DriverCall> callsIn(Path file, String text) {
    String name = file.getFileName().toString();
    String first = text.lines().findFirst().orElse("");
    return scripts()
        .filter(each -> each.isOf(name, first))
        .findFirst()
        .orElseGet(() -> SourceDriver.of(name))
        .calls(text);
  }

  /** Whether a file is a script, although it may be no source that the harness could run. */
  static boolean isScript(Path file) {
    String name = file.getFileName().toString();
    String first = name.contains(".") ? "" : firstLine(file);
    return scripts().anyMatch(each -> each.isOf(name, first));
  }

  private static String firstLine(Path file) {
    return LooseFolder.start(file).lines().findFirst().orElse("");
  }

  private static Stream<DriverDialect> scripts() {
    return Stream.of(new MakeDriver(), new RakeDriver(), new BatchDriver(), new ShellDriver());
  }
}
