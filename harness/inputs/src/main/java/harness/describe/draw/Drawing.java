package harness.describe.draw;

import harness.describe.pattern.Pattern;
import harness.describe.run.Tape;
import harness.describe.run.Tape.Digits;
import harness.describe.syntax.Place;
import harness.describe.syntax.Statement;
import harness.describe.syntax.Statement.Assertion;
import harness.describe.value.Budget;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;

/**
 * An input that is being drawn: a tape that a description writes to. If an assertion fails, the
 * statements since the previous assertion of the same block are drawn again.
 */
final class Drawing implements Tape {

  private static final int LONGEST = 8 << 20;

  private static final int TRIES_OF_A_TEXT = 30;

  /** Attempts to draw the statements between two assertions. */
  private static final int TRIES = 25;

  private final Choices choices;
  private final Integers numbers;
  private final Decimals decimals;
  private final Texts texts;
  private final DrawingMachine machine;
  private final Facts facts;
  private final Budget budget;
  private final StringBuilder input = new StringBuilder();
  private Expected expected = Expected.ANYTHING;
  private boolean isOpen; // a longer value could begin with the last one
  private boolean mayRepeat;

  /** Constraints on the next character, from tests that the description has already made. */
  record Expected(boolean end, BitSet among) {
    static final Expected ANYTHING = new Expected(true, null);
  }

  /**
   * Starts a drawing.
   *
   * @param retries whether to draw parts again; otherwise the first dead end ends the drawing
   */
  Drawing(Choices choices, Facts facts, Budget budget, boolean retries) {
    this.choices = choices;
    this.facts = facts;
    this.budget = budget;
    this.texts = new Texts(choices, budget);
    this.machine = new DrawingMachine(this, choices, budget, retries ? TRIES : 1);
    this.numbers = new Integers(choices, machine, facts);
    this.decimals = new Decimals(choices);
    choices.follow(machine::round);
  }

  /** Draws an input; a dead end if none is found. */
  String draw(List<Statement> program) {
    machine.block(program);
    return input.toString();
  }

  /** A point to return to: the length of the input, and the constraints on what follows. */
  record Mark(int length, Expected expected) {}

  Mark mark() {
    return new Mark(input.length(), expected);
  }

  void backTo(Mark mark) {
    input.setLength(mark.length());
    expected = mark.expected();
    choices.failed();
  }

  /** Whether other choices may lead to the same text. */
  boolean mayRepeat() {
    return mayRepeat;
  }

  /** Writes a value. If another follows immediately, the boundary between them is ambiguous. */
  private void writeValue(String text, boolean isFixed) {
    mayRepeat |= isOpen;
    write(text);
    isOpen = !isFixed;
  }

  private void write(String text) {
    isOpen = false;
    if (text.isEmpty()) {
      return;
    }
    if (!allows(text)) {
      throw new DeadEnd("the text contradicts an earlier test of the next character");
    }
    if (input.length() + text.length() > LONGEST) {
      throw new DeadEnd("the input becomes longer than " + (LONGEST >> 20) + " MiB");
    }
    expected = Expected.ANYTHING;
    choices.wrote(input, text);
    input.append(text);
  }

  private boolean allows(String text) {
    return expected.among == null || (!text.isEmpty() && expected.among.get(text.charAt(0)));
  }

  @Override
  public void blank(char character, Statement at) {
    write(String.valueOf(character));
  }

  @Override
  public void end(Statement at) {
    if (!expected.end) {
      throw new DeadEnd("the input ends, but an earlier test expected more");
    }
    expected = new Expected(true, new BitSet());
  }

  @Override
  public BigInteger integer(BigInteger least, BigInteger greatest, Statement.ReadInteger at) {
    BigInteger number = numbers.draw(new Interval(least, greatest), at);
    writeValue(number.toString(), false);
    return number;
  }

  @Override
  public BigDecimal decimal(
      BigDecimal least, BigDecimal greatest, Digits digits, Statement.ReadDecimal at) {
    String text = decimals.draw(least, greatest, digits, at);
    writeValue(text, false);
    return new BigDecimal(text);
  }

  @Override
  public void text(String wanted, Statement at) {
    write(wanted);
  }

  @Override
  public String pattern(Pattern pattern, String expression, Statement at) {
    int length = machine.integer(facts.length(at));
    String text = row(texts.draw(pattern, length), pattern, at);
    int most = choices.areAll() ? 0 : TRIES_OF_A_TEXT;
    for (int tries = most; tries > 0 && !text.isEmpty() && !allows(text); tries--) {
      text = row(texts.draw(pattern, length), pattern, at);
    }
    writeValue(text, pattern.isFixed());
    mayRepeat |= !pattern.isPlain();
    return text;
  }

  /** The text, changed if it is the row of a grid that a comment describes. */
  private String row(String text, Pattern pattern, Statement at) {
    String row = machine.planned(at, text, pattern);
    if (!row.equals(text) && pattern.longest(row, 0, budget) != row.length()) {
      throw new DeadEnd(
          at.place().words() + ", " + at.place().text() + ": no row of the grid fits");
    }
    return row;
  }

  @Override
  public boolean isAtEnd() {
    boolean empty = expected.among != null && expected.among.isEmpty();
    if (empty || !expected.end) {
      return empty;
    }
    boolean ends = !choices.goesOn();
    expected = ends ? new Expected(true, new BitSet()) : new Expected(false, expected.among);
    return ends;
  }

  @Override
  public boolean matches(String characters, boolean isToGoOn) {
    BitSet wanted = new BitSet();
    characters.chars().forEach(wanted::set);
    BitSet both = expected.among == null ? everything() : (BitSet) expected.among.clone();
    BitSet others = (BitSet) both.clone();
    both.and(wanted);
    others.andNot(wanted);
    boolean isOnly = others.isEmpty() && !expected.end;
    boolean matches = !both.isEmpty() && (isOnly || choices.goesOn() == isToGoOn);
    expected = matches ? new Expected(false, both) : new Expected(expected.end, others);
    return matches;
  }

  private static BitSet everything() {
    BitSet all = new BitSet();
    all.set(0, 0x100);
    return all;
  }

  @Override
  public int position() {
    return input.length();
  }

  @Override
  public void refuse(int where, Place by, String what) {
    throw new DeadEnd(by.words() + ", " + by.text() + (what.isEmpty() ? "" : ": " + what));
  }

  @Override
  public void fail(Assertion at, String why) {
    refuse(position(), at.place(), why);
  }
}
