package harness.benchmarks;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The C++ program of {@code bench/knights-ida-star}, running next to this process with the same
 * boards; it solves them when told to.
 */
final class CompiledIdaStar implements AutoCloseable {

  private final Process process;
  private final BufferedReader replies;
  private final BufferedWriter commands;
  private final int boards;

  /** Starts the program, which runs until this is closed. */
  CompiledIdaStar(Path program, List<String> boards) throws IOException {
    process =
        new ProcessBuilder(program.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    replies = process.inputReader();
    commands = process.outputWriter();
    this.boards = boards.size();
    commands.write(boards.size() + "\n" + String.join("", boards));
  }

  /** Solves every board once and returns the solutions. */
  List<Solution> solve() {
    command("solve");
    List<Solution> solutions = new ArrayList<>(boards);
    for (int i = 0; i < boards; i++) {
      String[] words = reply().split(" ", 3);
      solutions.add(new Solution(Long.parseLong(words[0]), Integer.parseInt(words[1]), words[2]));
    }
    return solutions;
  }

  /** Solves every board once and returns the total cost. */
  Cost time() {
    command("time");
    String[] words = reply().split(" ", 2);
    return new Cost(Long.parseLong(words[0]), Long.parseLong(words[1]));
  }

  private void command(String command) {
    try {
      commands.write(command + "\n");
      commands.flush();
    } catch (IOException e) {
      throw new UncheckedIOException("the C++ program no longer accepts commands", e);
    }
  }

  private String reply() {
    try {
      String line = replies.readLine();
      if (line == null) {
        throw new IOException("it ended");
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException("the C++ program did not reply", e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }

  /** The result for one board: expanded nodes, the distance or -1, and the moves, if any. */
  record Solution(long nodes, int distance, String moves) {}

  /** CPU time and expanded nodes of a round over all boards. */
  record Cost(long cpuNanos, long nodes) {}
}
