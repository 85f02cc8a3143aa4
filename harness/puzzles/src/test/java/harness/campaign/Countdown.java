package harness.campaign;

import harness.cases.Answer;
import harness.cases.Budget;
import harness.cases.Generator;
import harness.cases.Limits;
import harness.cases.Solver;
import harness.cases.Solves;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.Oracle;
import harness.reference.Puzzle;
import harness.reference.Replay;
import harness.reference.Rules;
import harness.reference.Step;
import harness.reference.StrictReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongToIntFunction;

/**
 * A trivial puzzle for tests of the engine: bring a number to 0 by steps {@code +} and {@code -} of
 * one. Above {@value #BOUND} the right answer is -1.
 */
public class Countdown implements Puzzle {

  /** The puzzle's name. */
  public static final String NAME = "countdown";

  private static final int BOUND = 15;
  private static final int LARGEST_NUMBER = 99;
  private static final Limits LIMITS = new Limits(1_000_000_000L, 128L << 20, 10);

  private final Oracle oracle;

  /** The puzzle with exact answers. */
  public Countdown() {
    this(new Exact());
  }

  /** The puzzle with an oracle that may be wrong. */
  public Countdown(Oracle oracle) {
    this.oracle = oracle;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "bring a number to 0";
  }

  @Override
  public Limits limits() {
    return LIMITS;
  }

  @Override
  public Format format() {
    return new Numbers();
  }

  @Override
  public Rules rules() {
    return new Steps();
  }

  @Override
  public Oracle oracle() {
    return oracle;
  }

  /** The number of a case. */
  public static int number(String input) {
    return Integer.parseInt(input.strip());
  }

  /** A right answer to every case. */
  public static Answer right(String input) {
    int number = number(input);
    return number > BOUND ? Answer.noSolution() : Answer.of(number, "-".repeat(number));
  }

  /** Gives no answer: expands nodes until the budget ends the search. */
  public static Answer computeOn(Budget budget) {
    while (true) {
      budget.expand();
    }
  }

  /** A generator whose cases are a function of their index. */
  public static Generator numbers(LongToIntFunction byIndex) {
    return new Generator(NAME, "numbers") {
      @Override
      public String summary() {
        return "chosen by a test";
      }

      @Override
      protected String input(long seed, long index) {
        return byIndex.applyAsInt(index) + "\n";
      }
    };
  }

  /** Numbers from 0 to 19. */
  public static final class Random extends Generator {
    /** For the service loader. */
    public Random() {
      super(NAME, "mix");
    }

    @Override
    public String summary() {
      return "numbers from 0 to 19";
    }

    @Override
    protected String input(long seed, long index) {
      return random(seed, index).nextInt(20) + "\n";
    }
  }

  /** A correct solver. */
  @Solves(puzzle = NAME, name = "right")
  public static final class Right implements Solver {
    @Override
    public Answer solve(String input, Budget budget) {
      budget.expand();
      return right(input);
    }
  }

  private static final class Exact implements Oracle {
    @Override
    public int distance(String input) {
      return right(input).claimed();
    }

    @Override
    public Answer answer(String input) {
      return right(input);
    }

    @Override
    public int largestDistance() {
      return BOUND;
    }
  }

  private static final class Steps implements Rules {
    @Override
    public Replay replay(String input, String moves) {
      int number = number(input);
      for (int i = 0; i < moves.length(); i++) {
        char step = moves.charAt(i);
        if (step != '+' && step != '-') {
          return new Replay(Replay.End.MALFORMED, 0, Answer.NO_NUMBER, "no step: " + step);
        }
        number += step == '+' ? 1 : -1;
        if (number < 0) {
          return new Replay(Replay.End.ILLEGAL_MOVE, i + 1, Answer.NO_NUMBER, "below 0");
        }
      }
      return number == 0
          ? new Replay(Replay.End.GOAL, moves.length(), Answer.NO_NUMBER, "")
          : new Replay(Replay.End.ELSEWHERE, moves.length(), Answer.NO_NUMBER, "at " + number);
    }

    @Override
    public List<Step> steps(String input, String moves) {
      List<Step> steps = new ArrayList<>();
      int number = number(input);
      for (int i = 0; i < moves.length(); i++) {
        char step = moves.charAt(i);
        number += step == '+' ? 1 : -1;
        if (number < 0 || (step != '+' && step != '-')) {
          break;
        }
        steps.add(new Step(String.valueOf(step), number + "\n"));
      }
      return steps;
    }

    @Override
    public boolean withinBound(int moves) {
      return moves <= BOUND;
    }
  }

  private static final class Numbers implements Format {
    @Override
    public void read(InputStream file, Consumer<String> cases) throws IOException, InvalidInput {
      StrictReader reader = new StrictReader(file);
      while (reader.peek() != StrictReader.END) {
        int number = reader.expectInteger("a number", 0, LARGEST_NUMBER);
        reader.expectEndOfLine("the end of the line");
        cases.accept(number + "\n");
      }
    }

    @Override
    public String file(List<String> inputs) {
      return String.join("", inputs);
    }

    @Override
    public String print(Answer answer) {
      return answer.claimed() + "\n";
    }

    @Override
    public AnswerReader answers(InputStream output) {
      throw new UnsupportedOperationException("no programs solve this");
    }

    @Override
    public boolean printsMoves() {
      return false;
    }
  }
}
