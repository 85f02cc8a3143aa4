package harness.describe.run;

import harness.describe.syntax.Grid;
import harness.describe.syntax.Place;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The rules of a grid, with the numbers of an input.
 *
 * @param once the characters that occur exactly once
 * @param border the characters that the border may have; null for all
 */
public record GridRules(Place place, String once, String border, List<Cell> cells) {

  /**
   * A cell that has one of some characters.
   *
   * @param row number of the row, from 0
   * @param column number of the column, from 0
   */
  public record Cell(BigInteger row, BigInteger column, String characters) {

    /** Whether it is in a row, which counts from 0. */
    public boolean isIn(long number) {
      return row.equals(BigInteger.valueOf(number));
    }

    @Override
    public String toString() {
      return "cell %s %s".formatted(row.add(BigInteger.ONE), column.add(BigInteger.ONE));
    }
  }

  public GridRules {
    cells = List.copyOf(cells);
  }

  /** Evaluates the rules of a grid. */
  public static GridRules of(Grid grid, Evaluation evaluation) {
    return new GridRules(
        grid.place(),
        only(grid, Grid.Once.class).stream()
            .map(Grid.Once::characters)
            .collect(Collectors.joining()),
        only(grid, Grid.Border.class).stream()
            .map(Grid.Border::characters)
            .reduce(GridRules::common)
            .orElse(null),
        only(grid, Grid.Cell.class).stream()
            .map(
                each ->
                    new Cell(
                        evaluation.integer(each.row()).subtract(BigInteger.ONE),
                        evaluation.integer(each.column()).subtract(BigInteger.ONE),
                        each.characters()))
            .toList());
  }

  private static String common(String some, String others) {
    return some.replaceAll("[^" + Pattern.quote(others) + "]", "");
  }

  /** Whether a character may be at the border. */
  public boolean isForBorder(char character) {
    return border == null || border.indexOf(character) >= 0;
  }

  private static <T extends Grid.Rule> List<T> only(Grid grid, Class<T> kind) {
    return grid.rules().stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
