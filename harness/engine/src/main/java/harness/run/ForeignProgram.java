package harness.run;

import harness.cases.Case;
import harness.cases.Limits;
import harness.problem.Claim;
import harness.problem.FileFormat;
import harness.problem.OwnLimits;
import harness.problem.Problem;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramSession;
import harness.process.Talk;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Objects;

/**
 * A program that runs in a separate process and reads the judge's files.
 *
 * @param name as in reports
 * @param host the host that runs it; must be open as long as this is used
 * @param interaction the interaction with an interactor; null if it reads files
 * @param language the name of its language; empty if it is unknown
 * @param limits those of single cases; null if all have the usual ones
 * @param trusted whether it is trusted as much as the reference
 */
@RecordBuilder
public record ForeignProgram(
    String name,
    Program program,
    ProgramHost host,
    FileFormat format,
    Interaction interaction,
    String language,
    OwnLimits limits,
    Expectation expectation,
    boolean trusted)
    implements Submission, ForeignProgramBuilder.With {

  public ForeignProgram {
    Objects.requireNonNull(name);
    Objects.requireNonNull(program);
    Objects.requireNonNull(host);
    Objects.requireNonNull(format);
    Objects.requireNonNull(language);
    Objects.requireNonNull(expectation);
  }

  /** A program that reads files and should be right. */
  public ForeignProgram(String name, Program program, ProgramHost host, FileFormat format) {
    this(name, program, host, format, null);
  }

  /** A program that should be right. */
  public ForeignProgram(
      String name, Program program, ProgramHost host, FileFormat format, Interaction interaction) {
    this(name, program, host, format, interaction, "", null, Expectation.RIGHT, false);
  }

  @Override
  public ForeignProgram expecting(Expectation other) {
    return withExpectation(other);
  }

  @Override
  public Claim claim() {
    return new Claim(guarantee(), readsFiles(), trusted);
  }

  @Override
  public ForeignProgram of(Problem problem) {
    return withInteraction(problem.capability(Interaction.class).orElse(null))
        .withLimits(problem.capability(OwnLimits.class).orElse(null));
  }

  @Override
  public ForeignProgram limitedAs(Problem problem, Limits usual, Case one) {
    return withLimits(
        problem
            .capability(OwnLimits.class)
            .map(each -> each.fixed(usual, language, one))
            .orElse(null));
  }

  @Override
  public boolean hasOwnLimits() {
    return limits != null;
  }

  @Override
  public Limits largestLimits(Limits usual) {
    return limits == null ? usual : limits.largest(usual, language);
  }

  @Override
  public Session open(Limits usual) {
    return interaction == null
        ? new FileSession(
            host.session(program, largestLimits(usual).memoryBytes()), format, ofCases(usual))
        : new TalkingSession(talk(usual), interaction, ofCases(usual));
  }

  /** Opens a session of a program that reads files, with another way to run it. */
  public Session open(ProgramSession runs, Limits usual) {
    return new FileSession(runs, format, ofCases(usual));
  }

  /** Opens a session of an interactive program, observed by a watcher. */
  public Session watched(Limits usual, Talk.Watcher watcher) {
    Talk talk = talk(usual);
    talk.watch(watcher);
    return new TalkingSession(talk, interaction, ofCases(usual));
  }

  private Talk talk(Limits usual) {
    return interaction.open(host, program, largestLimits(usual).memoryBytes());
  }

  private CaseLimits ofCases(Limits usual) {
    return new CaseLimits(usual, limits, language, format.mostOutputBytes());
  }
}
