package harness.formats;

import java.util.List;

/**
 * How submissions run that talk with a manager.
 *
 * @param openPipes whether they get the names of two pipes as arguments, to read and to write;
 *     otherwise they use their standard streams
 * @param arguments their other arguments
 * @param isJudge whether what the manager prints is the verdict; otherwise a checker reads it
 */
public record ManagedRuns(boolean openPipes, List<String> arguments, boolean isJudge) {

  public ManagedRuns {
    arguments = List.copyOf(arguments);
  }
}
