package harness.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Starts a command such that it can do no harm and all its processes can be ended. */
public interface Sandbox {

  /** What is used and what it does not protect, for people. */
  String description();

  /**
   * The command that starts another command inside. That command starts as the user of the harness,
   * with only the capabilities it needs to become {@link View#user()}.
   *
   * @param command absolute path of the program, and its arguments
   */
  List<String> wrap(List<String> command, View view);

  /** The path of the writable working folder inside. */
  default Path workFolder(Path outside) {
    return outside;
  }

  /** The sandbox's own shared-memory folder for a command with this view; empty if it has none. */
  default Optional<Path> sharedMemory(View view) {
    return Optional.empty();
  }

  /**
   * Whether the command gets namespaces of its own: all processes and IPC objects end with the
   * first process, and there is no network.
   */
  boolean hasNamespaces();

  /** Whether the program cannot see the machine's files. */
  default boolean hidesFiles() {
    return false;
  }
}
