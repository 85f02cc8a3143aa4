package harness.sandbox;

import java.nio.file.Path;
import java.util.List;

/** A way to start a command so that it can do no harm, and that all of it can be ended. */
public interface Sandbox {

  /** For a person: what is used, and what it does not keep in. */
  String description();

  /**
   * The command that starts another command inside.
   *
   * @param command absolute program and arguments
   * @param readOnly what it needs besides the system's own files
   * @param workFolder the writable folder outside; inside it is {@link #workFolder(Path)}
   */
  List<String> wrap(List<String> command, List<Path> readOnly, Path workFolder);

  /** The writable working folder's path inside. */
  Path workFolder(Path outside);

  /** Whether the end of the first process is the end of all. */
  boolean endsAll();

  /** Whether the program cannot see the files and the network of the machine. */
  boolean confines();
}
