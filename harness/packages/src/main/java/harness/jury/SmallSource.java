package harness.jury;

/** A source of small inputs, which may stand beside a problem's generators. */
abstract class SmallSource extends TurnGenerator {

  SmallSource(String problem, String name) {
    super(problem, name);
  }

  @Override
  boolean varies() {
    return true;
  }

  /** Whether it must have the turn at an index. */
  boolean claims(long index) {
    return false;
  }

  /** Whether it has valid inputs often enough to have turns; the same on every machine. */
  boolean pays() {
    return true;
  }
}
