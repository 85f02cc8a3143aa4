package harness.run;

import harness.cases.Guarantee;
import harness.cases.Limits;
import harness.cases.Solves;
import harness.problem.FileFormat;
import harness.process.Program;
import harness.process.ProgramHost;
import java.util.Objects;

/** A program that runs as a process of its own and reads the judge's files. */
public final class ForeignProgram implements Submission {

  private final String name;
  private final Program program;
  private final ProgramHost host;
  private final FileFormat format;

  /**
   * A program.
   *
   * @param name as in reports
   * @param host where it runs; outlives this
   * @param format of the problem's files
   */
  public ForeignProgram(String name, Program program, ProgramHost host, FileFormat format) {
    this.name = Objects.requireNonNull(name);
    this.program = Objects.requireNonNull(program);
    this.host = Objects.requireNonNull(host);
    this.format = Objects.requireNonNull(format);
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
  public Session open(Limits limits) {
    return new FileSession(host.session(program, limits.memoryBytes()), format, limits);
  }
}
