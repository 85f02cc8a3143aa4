package harness.describe.draw;

import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Blank;
import harness.describe.syntax.Statement.Loop;
import harness.describe.syntax.Statement.ReadInteger;
import harness.describe.syntax.Statement.Repeat;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Enumerates all choices: each run repeats the choices of the previous one up to the last choice
 * that has another alternative, and takes that.
 */
final class Odometer implements Choices {

  /** Thrown if the input has more tokens than wanted. */
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super(null, null, false, false);
    }
  }

  /** The number of alternatives of a choice, and the current one. */
  record Wheel(int ways, int way) {}

  private static final int LONGEST_NUMBER = 19;

  private final Traversal.Space space;
  private final List<Wheel> wheels = new ArrayList<>();
  private int wanted; // maximum number of tokens in this run
  private int used;
  private int written;
  private boolean isAtBlank; // the next visible character begins a token
  private int bytes;
  private int length;
  private boolean atEdge; // numbers above the limit might also fit
  private boolean cut;

  Odometer(Traversal.Space space) {
    this.space = space;
  }

  /**
   * Draws an input with the current choices.
   *
   * @param exactly required number of tokens; -1 for any number
   * @return null if these choices give no input
   */
  String run(int exactly, Supplier<String> drawing) {
    wanted = exactly < 0 ? space.tokens() : exactly;
    used = 0;
    written = 0;
    isAtBlank = true;
    bytes = 0;
    atEdge = false;
    try {
      String input = drawing.get();
      cut |= atEdge;
      return exactly < 0 || written == exactly ? input : null;
    } catch (DeadEnd refused) {
      cut |= atEdge;
      return null;
    } catch (TooLong longer) {
      return null;
    }
  }

  int written() {
    return written;
  }

  List<Wheel> wheels() {
    return List.copyOf(wheels.subList(0, used));
  }

  /** Restores choices returned by {@link #wheels}. */
  void set(List<Wheel> places) {
    wheels.clear();
    wheels.addAll(places);
    used = places.size();
  }

  /** Advances to the next choices; false if there are none. */
  boolean turn() {
    wheels.subList(used, wheels.size()).clear();
    while (!wheels.isEmpty()) {
      Wheel last = wheels.remove(wheels.size() - 1);
      if (last.way + 1 < last.ways) {
        return wheels.add(new Wheel(last.ways, last.way + 1));
      }
    }
    return false;
  }

  /** Whether anything was left out because of the limit or an unusual notation. */
  boolean isCut() {
    return cut;
  }

  /**
   * Stops early if the loop alone gives too many tokens: each round that reads an integer and a
   * blank has at least one.
   */
  @Override
  public void enter(Loop loop, long rounds) {
    if (rounds + written > wanted
        && loop instanceof Repeat repeat
        && (isAtBlank || repeat.body().stream().limit(1).anyMatch(Blank.class::isInstance))
        && repeat.body().stream().anyMatch(ReadInteger.class::isInstance)
        && (repeat.separator() instanceof Blank
            || repeat.body().stream().anyMatch(Blank.class::isInstance))) {
      throw new TooLong();
    }
  }

  @Override
  public boolean areAll() {
    return true;
  }

  @Override
  public int way(int ways) {
    if (used == wheels.size()) {
      wheels.add(new Wheel(ways, 0));
    }
    return wheels.get(used++).way;
  }

  @Override
  public BigInteger value(Statement at, Interval range) {
    Interval small = within(range, space.limit());
    if (!small.equals(range)) {
      leaveOut(at, space.limit());
    }
    return number(fitting(at, small));
  }

  @Override
  public BigInteger size(Statement at, Interval range) {
    long limit = Math.max(space.limit(), space.tokens() + 1L);
    Interval small = within(range, limit);
    BigInteger size = number(fitting(at, small));
    boolean isLast = size.equals(small.greatest()) || size.equals(small.least());
    if (isLast && !small.equals(range) && !size.equals(range.least())) {
      leaveOut(at, limit);
    }
    return size;
  }

  /** Notes that numbers above a limit are not tried, which matters only if they might fit. */
  private void leaveOut(Statement at, long above) {
    boolean fits = bytes + Long.toString(above + 1).length() <= space.bytes();
    cut |= fits && space.facts().steers(at);
    atEdge |= fits;
  }

  /** The numbers of a range that the maximum length leaves room for; an empty range stays empty. */
  private Interval fitting(Statement at, Interval range) {
    int room = space.bytes() - bytes;
    if (!(at instanceof ReadInteger) || room > LONGEST_NUMBER || range.isEmpty()) {
      return range;
    }
    if (room <= 0) {
      throw new TooLong();
    }
    BigInteger above = BigInteger.TEN.pow(room);
    BigInteger below = BigInteger.TEN.pow(room - 1).negate(); // the sign takes room, too
    Interval fitting =
        new Interval(
            range.least().max(below.add(BigInteger.ONE)),
            range.greatest().min(above.subtract(BigInteger.ONE)));
    if (fitting.isEmpty()) {
      throw new TooLong();
    }
    return fitting;
  }

  private static Interval within(Interval range, long limit) {
    BigInteger most = BigInteger.valueOf(limit);
    return new Interval(range.least().max(most.negate()), range.greatest().min(most));
  }

  /** Chooses from a small range, numbers near zero first. */
  private BigInteger number(Interval range) {
    if (range.isEmpty()) {
      throw new DeadEnd("no number within the limit");
    }
    long least = range.least().longValueExact();
    long greatest = range.greatest().longValueExact();
    return BigInteger.valueOf(nearZero(least, greatest, way((int) (greatest - least + 1))));
  }

  /** The element at an index of the sequence 0, 1, -1, 2, -2, …, restricted to a range. */
  private static long nearZero(long least, long greatest, int place) {
    if (least >= 0 || greatest <= 0) {
      return least >= 0 ? least + place : greatest - place;
    }
    long both = Math.min(-least, greatest);
    if (place <= 2 * both) {
      return place % 2 == 1 ? (place + 1) / 2 : -place / 2;
    }
    return greatest > both ? place - both : both - place;
  }

  @Override
  public int length(int least, int most) {
    long top = Math.min(most, space.limit());
    atEdge |= top < most && bytes + top < space.bytes();
    if (top < least) {
      throw new DeadEnd("no text within the limit");
    }
    return least + way((int) (top - least + 1));
  }

  @Override
  public void begin() {
    length = 0;
  }

  @Override
  public void append() {
    if (++length > space.limit()) {
      atEdge |= bytes + space.limit() < space.bytes();
      throw new DeadEnd("no text within the limit");
    }
  }

  @Override
  public void leaveOut() {
    cut = true;
  }

  @Override
  public void wrote(StringBuilder input, String text) {
    bytes = input.length() + text.length();
    char before = input.isEmpty() ? ' ' : input.charAt(input.length() - 1);
    for (int i = 0; i < text.length(); i++) {
      boolean begins = before <= ' ' && text.charAt(i) > ' ';
      before = text.charAt(i);
      isAtBlank = before <= ' ';
      if ((begins && ++written > wanted) || bytes > Math.min(space.bytes(), longest())) {
        throw new TooLong();
      }
    }
  }

  /** Maximum length of an input; longer ones contain arbitrarily many blank lines. */
  private long longest() {
    return (space.tokens() + 2) * (space.limit() + 24);
  }

  @Override
  public boolean goesOn() {
    return way(2) == 1;
  }
}
