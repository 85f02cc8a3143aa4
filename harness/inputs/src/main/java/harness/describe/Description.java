package harness.describe;

import harness.describe.draw.Drawer;
import harness.describe.draw.Enumeration;
import harness.describe.draw.Strategy;
import harness.describe.run.InputTape;
import harness.describe.run.Machine;
import harness.describe.run.Recorder;
import harness.describe.run.Refused;
import harness.describe.run.Trace;
import harness.describe.run.Variables;
import harness.describe.syntax.BadDescription;
import harness.describe.syntax.ProgramReader;
import harness.describe.syntax.Statement;
import harness.describe.value.Budget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;

/** A description of a problem's inputs. Thread-safe. */
public final class Description {

  /** Extension of description files. */
  public static final String ENDING = ".ctd";

  private final List<Statement> program;
  private final Drawer drawer;

  private Description(List<Statement> program) {
    this.program = program;
    this.drawer = new Drawer(program, this::accepts);
  }

  /**
   * Parses a description.
   *
   * @param text the bytes of the file, one character each
   * @throws BadDescription with the place of the first mistake
   */
  public static Description parse(String text) {
    return new Description(ProgramReader.read(text));
  }

  /** Reads a description from a file; throws as {@link #parse} does. */
  public static Description read(Path file) throws IOException {
    return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
  }

  /** Whether a file is a description, judging by its name. */
  public static boolean isIn(String file) {
    return file.endsWith(ENDING);
  }

  /**
   * Checks an input.
   *
   * @param input the bytes of the input, one character each
   * @throws Refused if the input does not match the description
   * @throws BadDescription if the description itself is wrong
   * @throws Budget.Spent if checking takes too much time or memory
   */
  public void validate(String input, Duration time) {
    Budget budget = new Budget(time);
    try {
      new Machine(new InputTape(input, budget), new Variables(false), budget).block(program);
    } catch (StackOverflowError deep) {
      throw new BadDescription(program.get(0).place(), "nested too deeply");
    }
  }

  /** What is read from an input, in order; throws as {@link #validate} does. */
  public Trace trace(String input, Duration time) {
    try {
      return Recorder.trace(program, input, new Budget(time));
    } catch (StackOverflowError deep) {
      throw new BadDescription(program.get(0).place(), "nested too deeply");
    }
  }

  /** The strategies that apply to this description. */
  public List<Strategy> strategies() {
    return drawer.strategies();
  }

  /**
   * Draws an input.
   *
   * @param turn number of inputs that the strategy has drawn before; the first inputs are small
   * @throws Drawer.NotFound if no valid input was found
   */
  public String draw(Strategy strategy, long turn, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.draw(strategy, turn, random, time);
  }

  /**
   * Draws an input of at most about {@code values} values.
   *
   * @throws Drawer.NotFound if no valid input was found
   */
  public String drawUpTo(long values, Strategy strategy, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.upTo((double) values, strategy, random, time);
  }

  /**
   * Draws an input of at most about {@code values} values that contains a number, or one near it,
   * as a value, a sum or a size.
   *
   * @param number positive
   * @throws Drawer.NotFound if no valid input with it was found
   */
  public String drawNear(
      long number, long values, Strategy strategy, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.near(number, (double) values, strategy, random, time);
  }

  /**
   * Draws an input most of whose sizes are as large as they may be, up to some 20 MB.
   *
   * @throws Drawer.NotFound if no valid input was found
   */
  public String drawLarge(Strategy strategy, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.large(strategy, random, time);
  }

  /**
   * Enumerates all small inputs, the smallest first.
   *
   * @param tokens maximum number of tokens of an input
   * @param bytes maximum length of an input
   * @param limit maximum absolute value of a number and length of a text; repetition counts are not
   *     limited
   * @param most maximum number of inputs
   * @param onEach runs after each input that is counted
   * @return null if there are more inputs, or if counting takes too long
   */
  public Enumeration all(
      int tokens, int bytes, long limit, long most, Duration time, Runnable onEach) {
    return drawer.all(tokens, bytes, limit, most, time, onEach);
  }

  /** Whether an input matches; throws as {@link #validate} does if that cannot be found out. */
  public boolean accepts(String input, Duration time) {
    try {
      validate(input, time);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }
}
