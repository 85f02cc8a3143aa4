package harness.run;

import harness.cases.Limits;
import harness.problem.Claim;
import harness.problem.FileFormat;
import harness.problem.Problem;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.Talk;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Objects;

/**
 * A program that runs in a separate process and reads the judge's files.
 *
 * @param name as in reports
 * @param host the host that runs it; must be open as long as this is used
 * @param interaction the interaction with an interactor; null if it reads files
 * @param trusted whether it is trusted as much as the reference
 */
@RecordBuilder
public record ForeignProgram(
    String name,
    Program program,
    ProgramHost host,
    FileFormat format,
    Interaction interaction,
    Expectation expectation,
    boolean trusted)
    implements Submission, ForeignProgramBuilder.With {

  public ForeignProgram {
    Objects.requireNonNull(name);
    Objects.requireNonNull(program);
    Objects.requireNonNull(host);
    Objects.requireNonNull(format);
    Objects.requireNonNull(expectation);
  }

  /** A program that reads files and should be right. */
  public ForeignProgram(String name, Program program, ProgramHost host, FileFormat format) {
    this(name, program, host, format, null);
  }

  /** A program that should be right. */
  public ForeignProgram(
      String name, Program program, ProgramHost host, FileFormat format, Interaction interaction) {
    this(name, program, host, format, interaction, Expectation.RIGHT, false);
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
    return withInteraction(problem.capability(Interaction.class).orElse(null));
  }

  @Override
  public Session open(Limits limits) {
    if (interaction == null) {
      return new FileSession(host.session(program, limits.memoryBytes()), format, limits);
    }
    return new TalkingSession(talk(limits), interaction, limits, format.mostOutputBytes());
  }

  /** Opens a session of an interactive program, observed by a watcher. */
  public Session watched(Limits limits, Talk.Watcher watcher) {
    Talk talk = talk(limits);
    talk.watch(watcher);
    return new TalkingSession(talk, interaction, limits, format.mostOutputBytes());
  }

  private Talk talk(Limits limits) {
    return interaction.open(host, program, limits.memoryBytes());
  }
}
