package harness.process;

import harness.machine.RunnerFailure;
import harness.sandbox.ClosedToPrograms;
import harness.sandbox.ProgramUser;
import harness.sandbox.Sandbox;
import harness.sandbox.Staging;
import harness.sandbox.StartedFiles;
import harness.sandbox.View;
import harness.sandbox.WorkFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a session needs to start its program.
 *
 * @param memoryBytes the memory limit passed to the program on its command line, in bytes
 * @param staging where the user can read the program's files
 */
record Launch(
    Program program,
    long memoryBytes,
    Sandbox sandbox,
    WorkFolder folder,
    ProgramUser user,
    Staging staging) {

  /**
   * Prepares a launch.
   *
   * @param runner the runner, shown besides the program's files
   * @throws RunnerFailure if the program's user cannot be given its files or cannot start it
   */
  static Launch of(
      Program program, long memoryBytes, Sandbox sandbox, WorkFolder folder, Path runner) {
    List<Path> needed = new ArrayList<>(program.readOnly());
    needed.add(runner);
    ProgramUser user = ProgramUser.next();
    try {
      Staging staging = Staging.of(needed, user, !sandbox.hidesFiles());
      Launch launch = new Launch(program, memoryBytes, sandbox, folder, user, staging);
      launch.checkStart();
      return launch;
    } catch (ClosedToPrograms closed) {
      if (sandbox.hidesFiles()) {
        throw new RunnerFailure(program.name(), closed);
      }
      // Without a sandbox root's files are open anyway: the program runs as root without
      // capabilities.
      ProgramUser own = ProgramUser.own();
      Staging staging = Staging.of(needed, own, false);
      return new Launch(program, memoryBytes, sandbox, folder, own, staging);
    }
  }

  private void checkStart() {
    try {
      StartedFiles.check(Path.of(programCommand().get(0)), user, sandbox);
    } catch (ClosedToPrograms closed) {
      staging.close();
      throw closed;
    }
  }

  /** The environment of the program's processes, with a mark by which each can be found. */
  Map<String, String> environment(String mark) {
    Map<String, String> environment = new HashMap<>(folder.environment());
    environment.put(EscapedProcesses.VARIABLE, mark);
    return environment;
  }

  /** The program and its arguments, with paths as seen inside the sandbox. */
  List<String> programCommand() {
    return moved(program.commandWithin(memoryBytes));
  }

  private List<String> moved(List<String> command) {
    return sandbox.hidesFiles() ? command : staging.moved(command);
  }

  /**
   * The command that starts the runner for this program inside the sandbox.
   *
   * @param givenBytes room in the working folder for files given to a run, in bytes
   * @param meeting with the runner of the partner program, if there is one
   */
  List<String> runnerCommand(Path runner, long givenBytes, @Nullable Meeting meeting) {
    View view = view(true, givenBytes);
    List<String> command = new ArrayList<>(List.of(runner.toString()));
    if (!folder.temporary()) {
      command.add("--keep");
    }
    if (user.isOther()) {
      command.addAll(List.of("--user", Integer.toString(user.id())));
    }
    if (sandbox.hasNamespaces()) {
      command.addAll(List.of("--no-network", "--own-ipc"));
    }
    if (meeting != null) {
      command.add(meeting.option());
    }
    sandbox.sharedMemory(view).ifPresent(at -> command.addAll(List.of("--shared", at.toString())));
    List<String> zygote = moved(program.zygoteWithin(memoryBytes));
    if (!zygote.isEmpty()) {
      command.addAll(List.of("--zygote", Integer.toString(zygote.size())));
    }
    command.add(folder.inside().toString());
    command.addAll(programCommand());
    command.addAll(zygote);
    List<String> wrapped = sandbox.wrap(command, view);
    return meeting == null ? wrapped : meeting.around(wrapped, runner);
  }

  /** Whether the working folder is on disk; otherwise the sandbox brings one of limited size. */
  boolean isOnDisk() {
    return folder.inside().equals(folder.outside());
  }

  /** Deletes everything that was made for the launch. */
  void close() {
    try {
      folder.close();
    } finally {
      staging.close();
    }
  }

  private View view(boolean isInit, long givenBytes) {
    Optional<Path> writable = isOnDisk() ? Optional.of(folder.outside()) : Optional.empty();
    return new View(staging.places(), writable, user, isInit, givenBytes);
  }
}
