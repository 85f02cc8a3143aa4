package harness.describe.run;

import harness.describe.pattern.Pattern;
import harness.describe.run.Trace.Item;
import harness.describe.run.Trace.Rounds;
import harness.describe.run.Trace.Token;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Place;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.Read;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.syntax.Structure;
import harness.describe.value.Budget;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Runs a description over an input and records what it reads. */
public final class Recorder extends Machine {

  /** The rounds of a loop that is running, or the description as a whole with one round. */
  private record Running(Loop loop, int line, long least, long size, List<List<Item>> rounds) {}

  private final RecordingTape tape;
  private final Deque<Running> running = new ArrayDeque<>();

  private Recorder(RecordingTape tape, Budget budget) {
    super(tape, new Variables(false), budget);
    this.tape = tape;
    running.push(new Running(null, 1, 0, 0, new ArrayList<>()));
    begin(0);
  }

  /**
   * Records what is read from an input; throws as {@link harness.describe.Description#validate}
   * does.
   */
  public static Trace trace(List<Statement> program, String input, Budget budget) {
    RecordingTape tape = new RecordingTape(input, budget);
    Recorder recorder = new Recorder(tape, budget);
    tape.recorder = recorder;
    recorder.block(program);
    return new Trace(recorder.running.pop().rounds.get(0));
  }

  @Override
  protected void enter(Loop loop, long rounds) {
    Structure structure = loop instanceof Repeat repeat ? repeat.structure() : null;
    long least = structure == null ? 0 : number(structure.reads().get(0).least());
    long size = structure == null ? 0 : number(structure.size());
    running.push(new Running(loop, tape.line(), least, size, new ArrayList<>()));
  }

  private long number(Expression expression) {
    return evaluation().integer(expression).longValue();
  }

  @Override
  protected void begin(long round) {
    running.element().rounds.add(new ArrayList<>());
  }

  @Override
  protected void leave() {
    Running done = running.pop();
    add(new Rounds(done.loop, done.line, done.least, done.size, done.rounds));
  }

  private void add(Item item) {
    List<List<Item>> rounds = running.element().rounds;
    rounds.get(rounds.size() - 1).add(item);
  }

  /** Passes each value on as it is written. */
  private static final class RecordingTape implements Tape {
    private final InputTape tape;
    private final String input;
    private Recorder recorder;
    private int counted; // line ends are counted up to here
    private int line = 1;

    RecordingTape(String input, Budget budget) {
      this.tape = new InputTape(input, budget);
      this.input = input;
    }

    /** The line of the current position. */
    int line() {
      for (; counted < position(); counted++) {
        line += input.charAt(counted) == '\n' ? 1 : 0;
      }
      return line;
    }

    private void record(int begin, int at, Read by) {
      recorder.add(new Token(input.substring(begin, position()), at, by));
    }

    @Override
    public void blank(char character, Statement at) {
      tape.blank(character, at);
    }

    @Override
    public void end(Statement at) {
      tape.end(at);
    }

    @Override
    public BigInteger integer(BigInteger least, BigInteger greatest, Statement.ReadInteger at) {
      int line = line();
      int begin = position();
      BigInteger read = tape.integer(least, greatest, at);
      record(begin, line, at);
      return read;
    }

    @Override
    public BigDecimal decimal(
        BigDecimal least, BigDecimal greatest, Digits digits, Statement.ReadDecimal at) {
      int line = line();
      int begin = position();
      BigDecimal read = tape.decimal(least, greatest, digits, at);
      record(begin, line, at);
      return read;
    }

    @Override
    public void text(String expected, Statement at) {
      tape.text(expected, at);
    }

    @Override
    public String pattern(Pattern pattern, String expression, Statement at) {
      int line = line();
      int begin = position();
      String read = tape.pattern(pattern, expression, at);
      record(begin, line, (Read) at);
      return read;
    }

    @Override
    public boolean isAtEnd() {
      return tape.isAtEnd();
    }

    @Override
    public boolean matches(String characters, boolean isToGoOn) {
      return tape.matches(characters, isToGoOn);
    }

    @Override
    public int position() {
      return tape.position();
    }

    @Override
    public void refuse(int where, Place by, String what) {
      tape.refuse(where, by, what);
    }

    @Override
    public void fail(Statement.Assertion by, String why) {
      tape.fail(by, why);
    }
  }
}
