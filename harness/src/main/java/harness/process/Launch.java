package harness.process;

import harness.sandbox.Sandbox;
import harness.sandbox.WorkFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All that a session needs to start its program.
 *
 * @param program what to run
 * @param memoryBytes the memory limit that the command line tells the program, in bytes
 * @param sandbox where to run it
 * @param folder the folder to run it in
 */
record Launch(Program program, long memoryBytes, Sandbox sandbox, WorkFolder folder) {

  /** The variables of the program's processes, with a mark by which each of them can be found. */
  Map<String, String> environment(String mark) {
    Map<String, String> environment = new HashMap<>(folder.environment());
    environment.put(EscapedProcesses.VARIABLE, mark);
    return environment;
  }

  /** The program and its arguments, as they are inside the sandbox. */
  List<String> programCommand() {
    return program.commandWithin(memoryBytes);
  }

  /** The command that starts, inside the sandbox, the runner for this program. */
  List<String> runnerCommand(Path runner) {
    List<String> command = new ArrayList<>();
    command.add(runner.toString());
    if (!folder.temporary()) {
      command.add("--keep");
    }
    if (sandbox.confines()) {
      command.add("--no-network");
    }
    command.add(folder.inside().toString());
    command.addAll(programCommand());
    return sandboxed(command, runner);
  }

  /** A command inside the sandbox, which sees the program's files. */
  List<String> sandboxed(List<String> command) {
    return sandbox.wrap(command, program.readOnly(), folder.outside());
  }

  private List<String> sandboxed(List<String> command, Path alsoReadOnly) {
    List<Path> readOnly = new ArrayList<>(program.readOnly());
    readOnly.add(alsoReadOnly);
    return sandbox.wrap(command, readOnly, folder.outside());
  }
}
