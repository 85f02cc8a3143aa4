package harness.run;

import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Solves;
import harness.problem.Claim;
import harness.problem.FileFormat;
import harness.problem.Problem;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.Talk;
import java.util.Objects;

/** A program that runs in a separate process and reads the judge's files. */
public final class ForeignProgram implements Submission {

  private final String name;
  private final Program program;
  private final ProgramHost host;
  private final FileFormat format;
  private final Interaction interaction;
  private final Expectation expectation;
  private final boolean trusted;

  /**
   * Creates a program.
   *
   * @param name as in reports
   * @param host the host that runs it; must be open as long as this is used
   * @param format of the problem's files
   */
  public ForeignProgram(String name, Program program, ProgramHost host, FileFormat format) {
    this(name, program, host, format, null);
  }

  /**
   * Creates a program.
   *
   * @param name as in reports
   * @param host the host that runs it; must be open as long as this is used
   * @param format of the problem's files
   * @param interaction the interaction with an interactor; null if it reads files
   */
  public ForeignProgram(
      String name, Program program, ProgramHost host, FileFormat format, Interaction interaction) {
    this(name, program, host, format, interaction, Expectation.RIGHT, false);
  }

  private ForeignProgram(
      String name,
      Program program,
      ProgramHost host,
      FileFormat format,
      Interaction interaction,
      Expectation expectation,
      boolean trusted) {
    this.name = Objects.requireNonNull(name);
    this.program = Objects.requireNonNull(program);
    this.host = Objects.requireNonNull(host);
    this.format = Objects.requireNonNull(format);
    this.interaction = interaction;
    this.expectation = Objects.requireNonNull(expectation);
    this.trusted = trusted;
  }

  /** The same program with another expectation. */
  public ForeignProgram expectedTo(Expectation expected) {
    return new ForeignProgram(name, program, host, format, interaction, expected, trusted);
  }

  /** The same program, trusted as much as the reference or not. */
  public ForeignProgram trusted(boolean asTheReference) {
    return new ForeignProgram(
        name, program, host, format, interaction, expectation, asTheReference);
  }

  @Override
  public Claim claim() {
    return new Claim(guarantee(), readsFiles(), trusted);
  }

  @Override
  public Expectation expectation() {
    return expectation;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Kind kind() {
    return Kind.PROGRAM;
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.OPTIMAL;
  }

  @Override
  public int reach() {
    return Solves.EVERYTHING;
  }

  @Override
  public ForeignProgram of(Problem problem) {
    Interaction own = problem.power(Interaction.class).orElse(null);
    return new ForeignProgram(name, program, host, format, own, expectation, trusted);
  }

  @Override
  public Session open(Limits limits) {
    if (interaction == null) {
      return new FileSession(host.session(program, limits.memoryBytes()), format, limits);
    }
    return new TalkingSession(talk(limits), interaction, limits);
  }

  /** Opens a session of an interactive program, observed by a watcher. */
  public Session watched(Limits limits, Talk.Watcher watcher) {
    Talk talk = talk(limits);
    talk.watch(watcher);
    return new TalkingSession(talk, interaction, limits);
  }

  private Talk talk(Limits limits) {
    return interaction.open(host, program, limits.memoryBytes());
  }
}
