package harness.formats;

import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunCancelled;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A temporary folder for generated files of a problem: an unpacked archive, generated headers,
 * sources with their constants filled in. It is created on first use and deleted on close, or when
 * the process ends.
 */
public final class Scratch implements AutoCloseable {

  private static final String PREFIX = LeftBehind.prefix("problem");

  private final Map<String, String> originals = new LinkedHashMap<>();
  private Path folder;
  private Thread hook;
  private int made;

  /** Creates an empty folder that other users may read, since programs may run as another user. */
  public synchronized Path folder(String name) throws IOException {
    if (folder == null) {
      folder = Files.createTempDirectory(PREFIX);
      open(folder);
      hook = new Thread(this::delete, "scratch");
      deleteAtExit();
    }
    Path own = Files.createDirectory(folder.resolve(made++ + ""));
    open(own);
    Path named = Files.createDirectory(own.resolve(name));
    open(named);
    return named;
  }

  /** Records the original of a file or folder in here, so that messages can name it. */
  public synchronized void standsFor(Path copy, Path original) {
    originals.put(copy.toString(), shown(original.toString()));
  }

  /** Replaces the paths of copies by those of their originals. */
  public synchronized String shown(String text) {
    String shown = text;
    for (Map.Entry<String, String> each : originals.entrySet()) {
      shown = shown.replace(each.getKey(), each.getValue());
    }
    return shown;
  }

  /** Whether a text names a file in here that close will delete. */
  public synchronized boolean isNamedIn(String text) {
    return folder != null && text.contains(folder.toString());
  }

  private void deleteAtExit() {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException exitingAlready) {
      delete();
      throw new RunCancelled();
    }
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
        // already deleted when the shutdown hook runs
      }
    }
  }
}
