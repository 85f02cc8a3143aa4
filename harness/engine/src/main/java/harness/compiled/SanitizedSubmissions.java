package harness.compiled;

import harness.campaign.Campaign;
import harness.cases.Case;
import harness.cases.Limits;
import harness.cases.Output;
import harness.diagnosis.SanitizedBuild;
import harness.diagnosis.SanitizedProgram;
import harness.diagnosis.SanitizedProgram.Checked;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import harness.problem.FileFormat;
import harness.process.RunLimits;
import harness.run.SanitizedRun;
import harness.run.SanitizedRuns;
import harness.run.SanitizedShare;
import harness.run.Submission;
import harness.toolchain.BadSubmission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiFunction;

/**
 * The C and C++ programs of a campaign that should be right, built again with checks for undefined
 * behaviour. They get more time and memory than the others, which checks need.
 */
public final class SanitizedSubmissions implements SanitizedRuns {

  private static final int LARGER = 4;

  /** More than any program asks for, in bytes: running out of memory tells nothing here. */
  private static final long ANY_MEMORY = 1L << 40;

  private final Map<String, SanitizedBuild> builds = new LinkedHashMap<>();
  private final Map<String, List<String>> problems = new TreeMap<>();
  private final FileFormat format;
  private final RunLimits within;
  private final SanitizedShare share;

  /** Further programs that run on the same cases; null if there are none. */
  private BiFunction<Case, Map<String, Output>, List<SanitizedRun>> others;

  private SanitizedSubmissions(FileFormat format, Limits limits, SanitizedShare share) {
    this.format = format;
    this.within = RunLimits.of(LARGER * limits.timeNanos(), LARGER * limits.memoryBytes());
    this.share = share;
  }

  /** What became of one program. */
  private record Attempt(String name, SanitizedBuild build, String problem) {
    static Attempt of(String name, Programs programs) {
      try {
        return new Attempt(
            name, programs.otherBuilds(name).flatMap(OtherBuilds::sanitized).orElse(null), null);
      } catch (BadSubmission notHere) {
        return new Attempt(name, null, notHere.getMessage());
      }
    }
  }

  /**
   * Builds the programs.
   *
   * @param programs those among the campaign's submissions
   */
  public static SanitizedSubmissions of(
      Campaign campaign, Programs programs, SanitizedShare share) {
    SanitizedSubmissions all =
        new SanitizedSubmissions(campaign.problem().files(), campaign.limits(), share);
    List<Attempt> attempts =
        campaign.submissions().stream()
            .filter(each -> !each.expectation().mustFail())
            .map(Submission::name)
            .toList()
            .parallelStream()
            .map(name -> Attempt.of(name, programs))
            .toList();
    for (Attempt each : attempts) {
      if (each.build() != null) {
        all.builds.put(each.name(), each.build());
      } else if (each.problem() != null) {
        all.problems.computeIfAbsent(each.problem(), what -> new ArrayList<>()).add(each.name());
      }
    }
    return all;
  }

  /**
   * Lets further programs run on the same cases.
   *
   * @param others runs them on a case, with the outputs that were accepted, in any thread
   */
  public SanitizedSubmissions with(
      BiFunction<Case, Map<String, Output>, List<SanitizedRun>> others) {
    this.others = others;
    return this;
  }

  /** Whether there are none. */
  public boolean isEmpty() {
    return builds.isEmpty();
  }

  /** Why some programs could not be built with checks, one line for each reason. */
  public List<String> problems() {
    return problems.entrySet().stream()
        .map(
            each ->
                String.join(", ", each.getValue())
                    + " cannot be built with checks here: "
                    + each.getKey())
        .toList();
  }

  @Override
  public boolean include(long index) {
    return (!isEmpty() || others != null) && share.includes(index);
  }

  @Override
  public Session open() {
    Map<String, SanitizedProgram> opened = new LinkedHashMap<>();
    builds.forEach((name, build) -> opened.put(name, build.open(ANY_MEMORY)));
    return new AtWork(opened);
  }

  private final class AtWork implements Session {
    private final Map<String, SanitizedProgram> programs;

    AtWork(Map<String, SanitizedProgram> programs) {
      this.programs = programs;
    }

    @Override
    public List<SanitizedRun> on(Case each, Map<String, Output> right) {
      byte[] file = format.file(List.of(each.input()));
      List<SanitizedRun> runs = new ArrayList<>();
      right.keySet().stream()
          .filter(programs::containsKey)
          .map(name -> run(name, file))
          .filter(Objects::nonNull)
          .forEach(runs::add);
      if (others != null) {
        runs.addAll(others.apply(each, right));
      }
      return runs;
    }

    /** Null if the run was cancelled. */
    private SanitizedRun run(String name, byte[] file) {
      try {
        Checked checked = programs.get(name).checked(file, within);
        return new SanitizedRun(name, false, checked.found(), checked.silent());
      } catch (RunCancelled cancelled) {
        return null;
      } catch (RunnerFailure failed) {
        return new SanitizedRun(name, false, null, true); // of use, but not worth an error
      }
    }

    @Override
    public void close() {
      programs.values().forEach(SanitizedProgram::close);
    }
  }
}
