package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Printable;
import harness.machine.Shell;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Quoted words pasted into a shell arrive unchanged and are printable. */
final class ShellTest {

  @Test
  void aPlainWordIsNotQuoted() {
    assertEquals("cases/a-b_c.cpp", Shell.quoted("cases/a-b_c.cpp"));
    assertEquals("'a b'", Shell.quoted("a b"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#x",
        "a b",
        "it's",
        "$HOME `id` \\ \" !",
        "*",
        "\u001b]0;x\u0007",
        "a\nb\tc",
        "\u001b'\\'",
        "\u00859\u009bm",
        "\u202eabc\u2066",
        "骑士 \u200f'",
      })
  void everyWordArrivesUnchanged(String word) throws Exception {
    String quoted = Shell.quoted(word);
    assertEquals(quoted, Printable.inLine(quoted));
    Process bash =
        new ProcessBuilder(
                "bash", "-c", "printf %s \"$(cat)\" | { read -rd '' x; eval \"printf %s $x\"; }")
            .redirectErrorStream(true)
            .start();
    bash.getOutputStream().write(quoted.getBytes(StandardCharsets.UTF_8));
    bash.getOutputStream().close();
    String arrived = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(word, arrived, quoted);
    assertTrue(bash.waitFor() >= 0);
  }
}
