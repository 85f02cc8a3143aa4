package harness.describe;

import harness.describe.draw.Drawer;
import harness.describe.draw.Enumeration;
import harness.describe.draw.Strategy;
import harness.describe.run.InputTape;
import harness.describe.run.Machine;
import harness.describe.run.Refused;
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

  /** The ending of files that hold one. */
  public static final String ENDING = ".ctd";

  private final List<Statement> program;
  private final Drawer drawer;

  private Description(List<Statement> program) {
    this.program = program;
    this.drawer = new Drawer(program);
  }

  /**
   * Reads a description.
   *
   * @param text its bytes, each a character
   * @throws BadDescription with the place of the first mistake
   */
  public static Description parse(String text) {
    return new Description(ProgramReader.read(text));
  }

  /**
   * Reads a description from a file.
   *
   * @throws BadDescription with the place of the first mistake
   */
  public static Description read(Path file) throws IOException {
    return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
  }

  /** Whether a file holds a description, by its name. */
  public static boolean isIn(String file) {
    return file.endsWith(ENDING);
  }

  /**
   * Checks an input.
   *
   * @param input its bytes, each a character
   * @throws Refused when it is not as described
   * @throws BadDescription when the description itself is at fault
   * @throws Budget.Spent when that takes more time or memory
   */
  public void validate(String input, Duration time) {
    Budget budget = new Budget(time);
    try {
      new Machine(new InputTape(input, budget), new Variables(false), budget).block(program);
    } catch (StackOverflowError deep) {
      throw new BadDescription(program.get(0).place(), "nested too deep");
    }
  }

  /** The strategies that make a difference for this description. */
  public List<Strategy> strategies() {
    return drawer.strategies();
  }

  /**
   * Draws an input.
   *
   * @param turn how many the strategy drew before; the first ones are small
   * @throws Drawer.NotFound when none was found
   */
  public String draw(Strategy strategy, long turn, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.draw(strategy, turn, random, time, input -> accepts(input, time));
  }

  /**
   * Draws an input of about as many values as are wanted, or fewer.
   *
   * @throws Drawer.NotFound when none was found
   */
  public String drawUpTo(long values, Strategy strategy, SplittableRandom random, Duration time)
      throws Drawer.NotFound {
    return drawer.upTo((double) values, strategy, random, time, input -> accepts(input, time));
  }

  /**
   * All inputs that are small enough, the smallest first.
   *
   * @param tokens of an input at most
   * @param bytes of an input at most
   * @param limit of the absolute values of numbers, and of the lengths of texts; how often
   *     something is repeated is not limited
   * @param most inputs
   * @param onEach runs after each input that is counted
   * @return null if there are more, or if it takes too long to tell
   */
  public Enumeration all(
      int tokens, int bytes, long limit, long most, Duration time, Runnable onEach) {
    return drawer.all(tokens, bytes, limit, most, time, input -> accepts(input, time), onEach);
  }

  private boolean accepts(String input, Duration time) {
    try {
      validate(input, time);
      return true;
    } catch (Refused refused) {
      return false;
    }
  }
}
