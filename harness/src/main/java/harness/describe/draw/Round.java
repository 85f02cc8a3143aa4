package harness.describe.draw;

import harness.describe.syntax.Statement;
import java.util.IdentityHashMap;

/** A running loop and its current round. */
final class Round {

  private final Statement loop;
  private final long rounds;
  private final Round outer;
  private final IdentityHashMap<Statement, Strategy.Values> plans = new IdentityHashMap<>();
  private long number;
  private Plan plan; // numbers of all rounds; null if nothing is planned

  /**
   * Starts a loop.
   *
   * @param rounds number of rounds; negative if unknown
   * @param outer the enclosing loop; null if there is none
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

  /** The number of rounds; 1 if unknown. */
  long rounds() {
    return Math.max(1, rounds);
  }

  /** Whether the number of rounds is known. */
  boolean isCounted() {
    return rounds >= 0;
  }

  /** The number of rounds after the current one. */
  long left() {
    return Math.max(0, rounds - number - 1);
  }

  Plan plan() {
    return plan;
  }

  void plan(Plan planned) {
    plan = planned;
  }

  /** The planned values of each statement in this loop. */
  IdentityHashMap<Statement, Strategy.Values> plans() {
    return plans;
  }
}
