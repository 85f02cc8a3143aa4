package harness.describe.draw;

import harness.describe.pattern.Pattern;
import harness.describe.run.GridRules;
import harness.describe.run.Machine;
import harness.describe.run.Variables;
import harness.describe.syntax.BadDescription;
import harness.describe.syntax.Expression;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.Repeat;
import harness.describe.value.Budget;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Runs a description to draw an input. It tracks the current position in the description for
 * looking ahead.
 */
final class DrawingMachine extends Machine {

  /** Total number of dead ends after which the drawing is abandoned. */
  private static final int MOST_FAILURES = 3000;

  /** A block that is being run, and the statement it has reached. */
  private static final class Open {
    private final List<Statement> block;
    private int at;

    Open(List<Statement> block) {
      this.block = block;
    }
  }

  /** The start of a part of a block, to which drawing returns after a dead end. */
  private record Part(int begin, int variables, Drawing.Mark drawn, int open, Round round) {}

  private final Drawing drawing;
  private final Choices choices;
  private final int tries;
  private final Deque<Object> open = new ArrayDeque<>();
  private Round round;
  private int failures;

  DrawingMachine(Drawing drawing, Choices choices, Budget budget, int tries) {
    super(drawing, new Variables(true), budget);
    this.drawing = drawing;
    this.choices = choices;
    this.tries = tries;
  }

  /** The innermost running loop; null outside loops. */
  Round round() {
    return round;
  }

  @Override
  public void block(List<Statement> statements) {
    Open block = new Open(statements);
    open.push(block);
    Part part = part(0);
    int tried = 0;
    while (block.at < statements.size()) {
      Statement next = statements.get(block.at);
      try {
        step(next);
        block.at++;
        if (next instanceof Assertion) {
          part = part(block.at);
          tried = 0;
        }
      } catch (DeadEnd failed) {
        if (++tried >= tries
            || (part.begin == block.at && next instanceof Assertion)
            || ++failures > MOST_FAILURES) {
          throw failed;
        }
        backTo(part);
        block.at = part.begin;
      }
    }
    open.pop();
  }

  private Part part(int begin) {
    return new Part(begin, variables().mark(), drawing.mark(), open.size(), round);
  }

  private void backTo(Part part) {
    variables().backTo(part.variables);
    drawing.backTo(part.drawn);
    while (open.size() > part.open) {
      open.pop();
    }
    round = part.round;
  }

  @Override
  protected boolean checksStructures() {
    return tries == 1; // otherwise they are planned to be right
  }

  @Override
  protected void enter(Loop loop, long rounds) {
    choices.enter(loop, rounds);
    Plan plan = null;
    if (loop instanceof Repeat repeat && repeat.structure() != null) {
      int size = evaluation().integer(repeat.structure().size()).intValueExact();
      plan = choices.plan(repeat.structure(), size, (int) rounds);
    }
    GridPlan grid = null;
    if (loop instanceof Repeat repeat && repeat.grid() != null) {
      grid = choices.plan(GridRules.of(repeat.grid(), evaluation()), (int) rounds);
    }
    round = new Round(loop, rounds, plan, grid, round);
    open.push(round);
  }

  /** The number that a plan provides for a statement; null if no plan has one. */
  BigInteger planned(ReadInteger at, Interval range) {
    for (Round each = round; each != null; each = each.outer()) {
      int place = each.plan() == null ? -1 : ((Repeat) each.loop()).structure().place(at);
      if (place >= 0) {
        return each.plan().number((int) each.number(), place, range);
      }
    }
    return null;
  }

  /** A text that was drawn, changed if a plan for the rows of a grid requires it. */
  String planned(Statement at, String drawn, Pattern pattern) {
    for (Round each = round; each != null; each = each.outer()) {
      if (each.grid() != null && ((Repeat) each.loop()).grid().row().equals(at)) {
        return each.grid().row((int) each.number(), drawn, pattern);
      }
    }
    return drawn;
  }

  /** The value of an expression; -1 if it is none, or is no integer that a length may be. */
  int integer(Expression expression) {
    if (expression == null) {
      return -1;
    }
    try {
      BigInteger value = evaluation().integer(expression);
      return value.signum() < 0 || value.bitLength() >= Integer.SIZE ? -1 : value.intValue();
    } catch (BadDescription undefined) {
      return -1;
    }
  }

  @Override
  protected void begin(long number) {
    round.begin(number);
  }

  @Override
  protected void leave() {
    open.pop();
    round = round.outer();
  }

  void lookAhead(Lookahead look) {
    for (Object each : open) {
      if (each instanceof Open block) {
        look.walk(block.block.subList(block.at + 1, block.block.size()));
      } else if (each instanceof Round loop && loop.left() > 0) {
        look.rounds(loop.loop(), LinearBounds.exactly(BigInteger.valueOf(loop.left())));
      }
      if (look.range().isEmpty()) {
        return;
      }
    }
  }
}
