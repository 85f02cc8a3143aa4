package harness.describe.run;

import harness.describe.syntax.Statement.ReadPattern;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;

/** Checks that the texts of a loop are the rows of a grid with the rules that a comment gives. */
final class GridCheck {

  private final ReadPattern rowRead;
  private final GridRules rules;
  private final long rows;
  private final Tape tape;
  private final Set<Character> seen = new HashSet<>();
  private long row;

  /**
   * Starts the check of a grid.
   *
   * @param rowRead the statement that reads a row
   * @param rows the number of its rows
   */
  GridCheck(ReadPattern rowRead, GridRules rules, long rows, Tape tape) {
    this.rowRead = rowRead;
    this.rules = rules;
    this.rows = rows;
    this.tape = tape;
  }

  private void refuse(int at, String what) {
    tape.refuse(at, rules.place(), what);
  }

  /**
   * Checks a text that was read in the loop, if it is a row.
   *
   * @param begin position of the text in the input
   */
  void take(ReadPattern at, String text, int begin) {
    if (!at.equals(rowRead)) {
      return;
    }
    for (int i = 0; i < text.length(); i++) {
      char each = text.charAt(i);
      boolean isBorder = row == 0 || row == rows - 1 || i == 0 || i == text.length() - 1;
      if (isBorder && !rules.isForBorder(each)) {
        refuse(begin + i, "'%s' is at the border".formatted(each));
      }
      if (rules.once().indexOf(each) >= 0 && !seen.add(each)) {
        refuse(begin + i, "'%s' is repeated".formatted(each));
      }
    }
    for (GridRules.Cell cell : rules.cells()) {
      if (cell.isIn(row)) {
        check(cell, text, begin);
      }
    }
    row++;
  }

  private void check(GridRules.Cell cell, String text, int begin) {
    if (!holds(cell.column(), text.length())) {
      refuse(begin, cell + " is outside the grid");
      return;
    }
    int column = cell.column().intValue();
    if (cell.characters().indexOf(text.charAt(column)) < 0) {
      refuse(begin + column, cell + " is '%s'".formatted(text.charAt(column)));
    }
  }

  private static boolean holds(BigInteger index, long size) {
    return index.signum() >= 0 && index.compareTo(BigInteger.valueOf(size)) < 0;
  }

  /** Checks the whole grid at the end of the loop. */
  void end() {
    for (GridRules.Cell cell : rules.cells()) {
      if (!holds(cell.row(), rows)) {
        refuse(tape.position(), cell + " is outside the grid");
      }
    }
    for (char each : rules.once().toCharArray()) {
      if (!seen.contains(each)) {
        refuse(tape.position(), "'%s' is missing".formatted(each));
      }
    }
  }
}
