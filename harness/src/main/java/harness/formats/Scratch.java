package harness.formats;

import harness.machine.FileTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A temporary folder for what belongs to a problem but not to its author's files: an unpacked
 * archive, generated headers, sources with their constants filled in. Made when it is first needed,
 * deleted when this is closed, and at the latest when the process ends.
 */
public final class Scratch implements AutoCloseable {

  private static final String PREFIX = "harness-problem-";

  private final Map<String, String> originals = new LinkedHashMap<>();
  private Path folder;
  private Thread hook;
  private int made;

  /** A folder of its own, empty, which other users may read: programs may run as one of them. */
  public synchronized Path folder(String name) throws IOException {
    if (folder == null) {
      folder = Files.createTempDirectory(PREFIX);
      open(folder);
      hook = new Thread(this::delete, "scratch");
      Runtime.getRuntime().addShutdownHook(hook);
    }
    Path own = Files.createDirectory(folder.resolve(made++ + ""));
    open(own);
    Path named = Files.createDirectory(own.resolve(name));
    open(named);
    return named;
  }

  /** Notes what a file or folder in here is a copy of, so that messages can name the original. */
  public synchronized void standsFor(Path copy, Path original) {
    originals.put(copy.toString(), shown(original.toString()));
  }

  /** A text in which the copies in here are called by their originals' names. */
  public synchronized String shown(String text) {
    String shown = text;
    for (Map.Entry<String, String> each : originals.entrySet()) {
      shown = shown.replace(each.getKey(), each.getValue());
    }
    return shown;
  }

  /** Whether a text names a file in here, which is gone when this is closed. */
  public synchronized boolean isNamedIn(String text) {
    return folder != null && text.contains(folder.toString());
  }

  private static void open(Path made) throws IOException {
    Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private synchronized void delete() {
    try {
      FileTree.delete(folder);
    } catch (IOException left) {
      throw new UncheckedIOException(left);
    }
  }

  @Override
  public synchronized void close() {
    if (folder != null) {
      delete();
      folder = null;
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ending) {
        // the hook finds nothing left
      }
    }
  }
}
