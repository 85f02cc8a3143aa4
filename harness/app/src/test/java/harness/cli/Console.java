package harness.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.terminal.ExitCode;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Replaces the standard streams of this process, during a test or while it is open. */
final class Console implements BeforeEachCallback, AfterEachCallback, AutoCloseable {

  private final InputStream in = System.in;
  private final PrintStream out = System.out;
  private final PrintStream err = System.err;
  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final ByteArrayOutputStream complained = new ByteArrayOutputStream();

  /** Replaces the streams. */
  Console open() {
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(complained, true, StandardCharsets.UTF_8));
    return this;
  }

  @Override
  public void close() {
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    open();
  }

  @Override
  public void afterEach(ExtensionContext context) {
    close();
  }

  /** Provides standard input, one character per byte. */
  void type(String bytes) {
    System.setIn(new ByteArrayInputStream(bytes.getBytes(StandardCharsets.ISO_8859_1)));
  }

  /** The text printed on standard output. */
  String printed() {
    return printed.toString(StandardCharsets.UTF_8);
  }

  /** The text printed on standard error. */
  String complained() {
    return complained.toString(StandardCharsets.UTF_8);
  }

  /** Clears both. */
  void clear() {
    printed.reset();
    complained.reset();
  }

  /** Runs a command line without quotes; returns its exit code. */
  int run(String line) {
    return Main.run(line.split(" +", -1));
  }

  /** Asserts that a command was refused as bad usage, in one line that names the problem. */
  void assertRefused(int code, String problem) {
    assertEquals(ExitCode.USAGE, code, complained());
    assertEquals("", printed());
    assertEquals(1, complained().lines().count(), complained());
    assertTrue(complained().startsWith("harness"), complained());
    assertTrue(complained().contains(problem), complained());
  }
}
