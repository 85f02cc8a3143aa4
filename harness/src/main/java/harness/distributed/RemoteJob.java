package harness.distributed;

import harness.run.Expectation;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * A campaign as it is sent to other machines. The command line says what is asked; what it leaves
 * to the machine that it was typed on is said besides.
 *
 * @param words of the command line, behind the command
 * @param seed also when it was drawn at random
 * @param threads for each range
 * @param folder in the bundle, that relative paths start from
 * @param solutions the programs as for {@code --solution}, with relative paths to what is carried
 * @param languages files in the bundle that extend the table of languages, in order
 * @param contents the content hash of each program, by its name
 * @param expected what is expected of programs, by their names, unless they are to be right
 * @param problem null for a puzzle
 */
public record RemoteJob(
    List<String> words,
    long seed,
    int threads,
    String folder,
    List<String> solutions,
    List<String> languages,
    Map<String, String> contents,
    Map<String, Expectation> expected,
    RemoteProblem problem)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public RemoteJob {
    words = List.copyOf(words);
    solutions = List.copyOf(solutions);
    languages = List.copyOf(languages);
    contents = Map.copyOf(contents);
    expected = Map.copyOf(expected);
  }
}
