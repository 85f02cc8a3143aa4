package harness.describe.draw;

import harness.describe.syntax.Statement;
import java.util.IdentityHashMap;

/** A loop that is being run, and in which round. */
final class Round {

  private final Statement loop;
  private final long rounds;
  private final Round outer;
  private final IdentityHashMap<Statement, Strategy.Values> plans = new IdentityHashMap<>();
  private long number;
  private Plan plan; // what the rounds read; null if nothing is planned

  /**
   * A loop.
   *
   * @param rounds negative if nobody knows
   * @param outer the loop around it; null if there is none
   */
  Round(Statement loop, long rounds, Round outer) {
    this.loop = loop;
    this.rounds = rounds;
    this.outer = outer;
  }

  Statement loop() {
    return loop;
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

  /** How many rounds there are; 1 if nobody knows. */
  long rounds() {
    return Math.max(1, rounds);
  }

  /** Whether it is known how many there are. */
  boolean isCounted() {
    return rounds >= 0;
  }

  /** How many rounds come after this. */
  long left() {
    return Math.max(0, rounds - number - 1);
  }

  Plan plan() {
    return plan;
  }

  void plan(Plan planned) {
    plan = planned;
  }

  /** The values of each statement in the rounds. */
  IdentityHashMap<Statement, Strategy.Values> plans() {
    return plans;
  }
}
