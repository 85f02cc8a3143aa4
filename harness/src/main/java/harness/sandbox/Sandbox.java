package harness.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A way to start a command so that it can do no harm, and that all of it can be ended. */
public interface Sandbox {

  /** For a person: what is used, and what it does not keep in. */
  String description();

  /**
   * The command that starts another command inside. It starts as the user of the harness, with no
   * more capabilities than it needs to become {@link View#user()}.
   *
   * @param command absolute program and arguments
   */
  List<String> wrap(List<String> command, View view);

  /** The writable working folder's path inside. */
  Path workFolder(Path outside);

  /** A folder of shared memory that is this sandbox's own. */
  default Optional<Path> sharedMemory() {
    return Optional.empty();
  }

  /** Whether the end of the first process is the end of all, and IPC objects end with it. */
  boolean endsAll();

  /** Whether the program cannot use the network. */
  boolean closesNetwork();

  /** Whether the program cannot see the machine's files. */
  boolean hidesFiles();
}
