package harness.jury;

import harness.cases.Reason;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.submission.BuildHost;
import harness.submission.Compilation;
import harness.submission.IncludeFolders;
import harness.submission.ProgramSource;
import harness.submission.RunnerSettings;
import harness.toolchain.BadSubmission;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Tells programs that make inputs from others by running them once, on an empty input. */
public final class InputMakers {

  private static final Duration TIME = Duration.ofSeconds(1);

  private InputMakers() {}

  /**
   * The programs that print something although there is nothing to read; each gets a seed as its
   * argument. Those that do not compile are not among them.
   *
   * @throws harness.cases.UsageException if the requested sandbox does not work
   */
  public static List<Path> among(List<Path> programs, RunnerSettings settings, Languages languages)
      throws IOException {
    List<Path> makers = new ArrayList<>();
    if (programs.isEmpty()) {
      return makers;
    }
    try (BuildHost host = BuildHost.open(settings, languages)) {
      for (Path each : programs) {
        if (prints(each, host, languages)) {
          makers.add(each);
        }
      }
    }
    return makers;
  }

  private static boolean prints(Path program, BuildHost host, Languages languages) {
    try {
      ProgramSource source =
          ProgramSource.parse(program.toString(), languages, Path.of(""), IncludeFolders.NONE);
      if (!(host.compile(source) instanceof Compilation.Ready ready)) {
        return false;
      }
      JuryProgram compiled =
          new JuryProgram(
              ready.program(),
              host.host(),
              JuryLimits.USUAL.withTime(TIME),
              Reason.GENERATOR_FAILED);
      RunRequest request = compiled.request(new byte[0]).withArguments(List.of("1"));
      RunResult result = compiled.runPlainly(request);
      return result.report().chose(JuryProgram.WELL) && result.output().length > 0;
    } catch (BadSubmission unreadable) {
      return false; // reported when it is opened in its role
    }
  }
}
