package harness.describe.draw;

import harness.describe.pattern.Pattern;
import harness.describe.run.GridRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Changes the rows of a grid, drawn one by one, so that they have the rules of a comment. The rows
 * of characters that occur once are chosen before the first row is drawn, their columns when the
 * row is.
 */
final class GridPlan {

  private final GridRules rules;
  private final int rows;
  private final SplittableRandom random;
  private final Map<GridRules.Cell, Character> cells = new HashMap<>();
  private final Map<Character, Integer> rowsOfOnce = new HashMap<>(); // where their column is open

  GridPlan(GridRules rules, int rows, SplittableRandom random) {
    this.rules = rules;
    this.rows = rows;
    this.random = random;
    for (GridRules.Cell each : rules.cells()) {
      cells.put(each, any(each.characters()));
    }
    for (char each : rules.once().toCharArray()) {
      if (!cells.containsValue(each)) {
        rowsOfOnce.put(each, rows == 0 ? -1 : row(each));
      }
    }
  }

  /** A row for a character that occurs once. */
  private int row(char once) {
    boolean isInside = rows > 2 && !rules.isForBorder(once);
    return isInside ? 1 + random.nextInt(rows - 2) : random.nextInt(rows);
  }

  private char any(String characters) {
    if (characters.isEmpty()) {
      throw new DeadEnd(rules.place().words() + ": no character fits everywhere");
    }
    return characters.charAt(random.nextInt(characters.length()));
  }

  /**
   * A row with the rules.
   *
   * @param row number of the row, from 0
   * @param drawn a text that matches the pattern of rows
   */
  String row(int row, String drawn, Pattern pattern) {
    Row changed = new Row(row, drawn);
    String others = without(rules.once(), pattern.characters());
    for (int i = 0; i < drawn.length(); i++) {
      if (rules.once().indexOf(drawn.charAt(i)) >= 0) {
        changed.characters[i] = any(others);
      }
      if (changed.isBorder(i, rows) && !rules.isForBorder(changed.characters[i])) {
        changed.characters[i] = any(without(rules.once(), rules.border()));
      }
    }
    cells.forEach((cell, character) -> changed.put(cell, character));
    rowsOfOnce.forEach((character, at) -> putOnce(changed, character, at));
    return String.valueOf(changed.characters);
  }

  private static String without(String some, String all) {
    return all.chars()
        .filter(each -> some.indexOf(each) < 0)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  private void putOnce(Row row, char character, int at) {
    if (at != row.number) {
      return;
    }
    List<Integer> free = new ArrayList<>();
    for (int i = 0; i < row.characters.length; i++) {
      if (!row.isTaken[i] && (!row.isBorder(i, rows) || rules.isForBorder(character))) {
        free.add(i);
      }
    }
    if (free.isEmpty()) {
      throw new DeadEnd(rules.place().words() + ": no cell is left for '" + character + "'");
    }
    row.put(free.get(random.nextInt(free.size())), character);
  }

  /** A row that is being changed, and which of its cells may not be changed any more. */
  private static final class Row {
    private final int number;
    private final char[] characters;
    private final boolean[] isTaken;

    Row(int number, String drawn) {
      this.number = number;
      this.characters = drawn.toCharArray();
      this.isTaken = new boolean[characters.length];
    }

    boolean isBorder(int column, int rows) {
      return number == 0 || number == rows - 1 || column == 0 || column == characters.length - 1;
    }

    void put(GridRules.Cell cell, char character) {
      if (cell.isIn(number)) {
        int column = cell.column().bitLength() < Integer.SIZE ? cell.column().intValue() : -1;
        if (column < 0 || column >= characters.length) {
          throw new DeadEnd(cell + " is outside the grid");
        }
        if (isTaken[column] && characters[column] != character) {
          throw new DeadEnd(cell + " is another character already");
        }
        put(column, character);
      }
    }

    void put(int column, char character) {
      characters[column] = character;
      isTaken[column] = true;
    }
  }
}
