package harness.describe.draw;

import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Loop;
import java.util.IdentityHashMap;

/** A running loop and its current round. */
final class Round {

  private final Loop loop;
  private final long rounds; // negative if unknown
  private final Plan plan; // of all rounds; null if nothing is planned
  private final GridPlan grid; // of the rows of a grid; null if nothing is planned
  private final Round outer; // null if there is none
  private final IdentityHashMap<Statement, Strategy.Values> values = new IdentityHashMap<>();
  private long number;

  Round(Loop loop, long rounds, Plan plan, GridPlan grid, Round outer) {
    this.loop = loop;
    this.rounds = rounds;
    this.plan = plan;
    this.grid = grid;
    this.outer = outer;
  }

  Loop loop() {
    return loop;
  }

  Plan plan() {
    return plan;
  }

  GridPlan grid() {
    return grid;
  }

  Round outer() {
    return outer;
  }

  void begin(long round) {
    number = round;
  }

  long number() {
    return number;
  }

  /** The number of rounds; 1 if unknown. */
  long rounds() {
    return Math.max(1, rounds);
  }

  boolean isCounted() {
    return rounds >= 0;
  }

  /** The number of rounds after the current one. */
  long left() {
    return Math.max(0, rounds - number - 1);
  }

  /** The values that a strategy has for each statement in this loop. */
  IdentityHashMap<Statement, Strategy.Values> values() {
    return values;
  }
}
