package harness.process.warm;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.Properties;

/** The state of a JVM that a program may change: saved at the start, restored after each run. */
final class OwnState {

  private static final int BUFFER_BYTES = 8192;

  private final Properties properties;
  private final Locale locale = Locale.getDefault();
  private final Locale shown = Locale.getDefault(Locale.Category.DISPLAY);
  private final Locale formatted = Locale.getDefault(Locale.Category.FORMAT);
  private final Charset ofOutput = charset(System.out);
  private final Charset ofErrors = charset(System.err);

  /** Saves the state of this JVM, but with a program's own class path and main class. */
  OwnState(String classPath, String mainClass) {
    properties = (Properties) System.getProperties().clone();
    properties.setProperty("java.class.path", classPath);
    properties.setProperty("sun.java.command", mainClass);
  }

  /** Restores everything, with fresh streams. */
  void restore() {
    System.setProperties((Properties) properties.clone());
    if (!Locale.getDefault().equals(locale)
        || !Locale.getDefault(Locale.Category.DISPLAY).equals(shown)
        || !Locale.getDefault(Locale.Category.FORMAT).equals(formatted)) {
      Locale.setDefault(locale);
      Locale.setDefault(Locale.Category.DISPLAY, shown);
      Locale.setDefault(Locale.Category.FORMAT, formatted);
    }
    Thread.setDefaultUncaughtExceptionHandler(null);
    System.setIn(new BufferedInputStream(new Input()));
    System.setOut(printer(FileDescriptor.out, ofOutput));
    System.setErr(printer(FileDescriptor.err, ofErrors));
  }

  /** Whether the process's three standard streams are still open: closing cannot be undone. */
  boolean isIntact() {
    return FileDescriptor.in.valid() && FileDescriptor.out.valid() && FileDescriptor.err.valid();
  }

  private static PrintStream printer(FileDescriptor to, Charset charset) {
    return new PrintStream(new BufferedOutputStream(new Printed(to), BUFFER_BYTES), true, charset);
  }

  /** The encoding of the JVM's stream, which has no accessor before JDK 18. */
  private static Charset charset(PrintStream stream) {
    try {
      return (Charset) PrintStream.class.getMethod("charset").invoke(stream);
    } catch (ReflectiveOperationException e) {
      return Charset.defaultCharset();
    }
  }

  /** The program may close these streams; the process's own stay open. */
  private static final class Input extends FileInputStream {
    Input() {
      super(FileDescriptor.in);
    }

    @Override
    public void close() {}
  }

  private static final class Printed extends FileOutputStream {
    Printed(FileDescriptor to) {
      super(to);
    }

    @Override
    public void close() {}
  }
}
