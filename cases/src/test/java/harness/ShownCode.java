package harness;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** Code in a Javadoc page that a test runs, so that readers find what works. */
public final class ShownCode {

  private ShownCode() {}

  /** Fails unless a page has the lines of a test between {@code as shown} and {@code so far}. */
  public static void assertShown(Path test, Path page) throws IOException {
    String code =
        Files.readString(test)
            .lines()
            .map(String::strip)
            .dropWhile(line -> !line.equals("// as shown"))
            .takeWhile(line -> !line.equals("// so far"))
            .skip(1)
            .collect(Collectors.joining("\n"));
    assertFalse(code.isEmpty(), () -> test + " marks no code");
    String text =
        Files.readString(page)
            .lines()
            .map(line -> line.replaceFirst("^ \\*", "").strip())
            .collect(Collectors.joining("\n"));
    assertTrue(text.contains(code), () -> page + " does not show: " + code);
  }
}
