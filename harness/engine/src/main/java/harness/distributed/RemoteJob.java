package harness.distributed;

import harness.run.Expectation;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * A campaign as it is sent to other machines: the command line, and everything that depends on the
 * machine on which it was typed.
 *
 * @param words of the command line, after the command
 * @param seed always set, even if it was drawn at random
 * @param threads for each range
 * @param folder base of relative paths, in the bundle
 * @param solutions the programs as for {@code --solution}, with relative paths into the bundle
 * @param languages files in the bundle that add languages, in order
 * @param contents the content hash of each program, by name
 * @param expected the expectations for programs that should not be right, by name
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
