package harness.describe.learn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What characters the cells of all grids in the samples have.
 *
 * @param once the characters that occur exactly once; may be empty
 * @param border the character of all cells at the border; empty for any
 * @param free the character of some cells; empty if there are none
 * @param cells the rows and columns of these cells, from 1, as expressions
 */
record GridHint(String once, String border, String free, List<String> cells) {

  /** No rules at all. */
  static final GridHint ANY = new GridHint("", "", "", List.of());

  /** This many grids rarely have a character exactly once by chance. */
  private static final int SOME = 3;

  /** More characters that occur once are likely to do so by chance. */
  private static final int FEW = 3;

  private static final char WALL = '#';
  private static final char FREE = '.';

  /** Smaller grids have no inside. */
  private static final int SMALLEST = 3;

  /** The grids of all samples, and the numbers that come before. */
  private record Grids(List<List<String>> all, List<Integer> owners, List<Count> numbers) {

    static Grids of(Block block, List<Count> numbers) {
      List<Integer> owners = block.owners().stream().distinct().toList();
      List<List<String>> all = new ArrayList<>();
      owners.forEach(each -> all.add(new ArrayList<>()));
      for (int i = 0; i < block.lines().size(); i++) {
        all.get(owners.indexOf(block.owners().get(i))).add(block.lines().get(i).get(0));
      }
      return new Grids(all, owners, numbers);
    }

    IntStream characters() {
      return characters(all);
    }

    private static IntStream characters(List<List<String>> grids) {
      return grids.stream().flatMap(List::stream).flatMapToInt(String::chars);
    }

    /** The characters, except digits, of which something holds. */
    String that(Predicate<Character> holds) {
      return characters()
          .distinct()
          .mapToObj(each -> (char) each)
          .filter(each -> !Character.isDigit(each) && each > ' ' && each <= '~')
          .filter(holds)
          .map(String::valueOf)
          .collect(Collectors.joining());
    }

    /** Whether a character occurs once in each grid, and hardly by chance. */
    boolean haveOnce(char character) {
      boolean isMark = Character.isUpperCase(character) && haveMarks();
      return (isMark || all.size() >= SOME)
          && all.stream()
              .allMatch(each -> characters(List.of(each)).filter(c -> c == character).count() == 1);
    }

    /** Whether most cells have no letters, so that letters have a meaning of their own. */
    private boolean haveMarks() {
      return characters().filter(Character::isLetter).count() * 2 < characters().count();
    }

    boolean haveBorder(char character) {
      String line = "\\Q" + character + "\\E";
      return all.stream()
          .allMatch(
              each ->
                  each.size() >= SMALLEST
                      && each.get(0).length() >= SMALLEST
                      && each.get(0).matches(line + "+")
                      && each.get(each.size() - 1).matches(line + "+")
                      && each.stream().allMatch(row -> row.matches(line + ".*" + line)));
    }

    /** Whether cells with a character can be entered, and others are walls. */
    boolean areFree(char character) {
      List<Integer> both = characters().distinct().boxed().toList();
      boolean hasWalls = both.contains((int) WALL) ? character != WALL : character == FREE;
      return both.size() == 2 && hasWalls;
    }

    /** Whether a cell of each grid has a character. */
    boolean haveAt(Count row, Count column, char character) {
      return IntStream.range(0, all.size())
          .allMatch(
              i -> {
                long x = row.of(owners.get(i));
                long y = column.of(owners.get(i));
                List<String> grid = all.get(i);
                return x >= 1
                    && x <= grid.size()
                    && y >= 1
                    && y <= grid.get(0).length()
                    && grid.get((int) x - 1).charAt((int) y - 1) == character;
              });
    }
  }

  GridHint {
    cells = List.copyOf(cells);
  }

  /**
   * What problems with such grids usually require; null for nothing. Paths lead between letters,
   * which occur once, between cells that numbers before the grid name, or from the first cell to
   * the last; none of these is a wall. All cells at the border are hardly equal by chance.
   *
   * @param numbers what may name cells
   */
  static GridHint of(Count rows, Count columns, List<Count> numbers, Block block) {
    Grids grids = Grids.of(block, numbers);
    String once = grids.that(grids::haveOnce);
    once = once.length() > FEW ? "" : once;
    String border = grids.that(grids::haveBorder);
    String free = once.isEmpty() ? grids.that(grids::areFree) : "";
    List<String> cells = free.isEmpty() ? List.of() : cells(rows, columns, grids, free.charAt(0));
    GridHint hint = new GridHint(once, border, cells.isEmpty() ? "" : free, cells);
    return hint.equals(ANY) ? null : hint;
  }

  /** The cells that numbers name, or the first and the last one, if all have a character. */
  private static List<String> cells(Count rows, Count columns, Grids grids, char free) {
    List<Count> numbers = new ArrayList<>(grids.numbers());
    numbers.removeAll(List.of(rows, columns));
    numbers.removeIf(Count::isDerived);
    numbers.sort(Comparator.comparing(each -> FormSearch.NAMES.indexOf(each.name())));
    List<String> named = new ArrayList<>();
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      if (!grids.haveAt(numbers.get(i), numbers.get(i + 1), free)) {
        return List.of();
      }
      named.add(numbers.get(i).name() + " " + numbers.get(i + 1).name());
    }
    Count one = new Count("1", Collections.nCopies(rows.values().size(), 1L));
    boolean areCorners = grids.haveAt(one, one, free) && grids.haveAt(rows, columns, free);
    return !named.isEmpty()
        ? named
        : areCorners ? List.of("1 1", rows.name() + " " + columns.name()) : List.of();
  }

  /** The text after "harness:". */
  String comment() {
    StringBuilder text = new StringBuilder("grid");
    if (!once.isEmpty()) {
      text.append(" once ").append(quoted(once));
    }
    if (!border.isEmpty()) {
      text.append(" border ").append(quoted(border));
    }
    cells.forEach(each -> text.append(" cell " + each + " " + quoted(free)));
    return text.toString();
  }

  /** The variables of the cells. */
  List<String> variables() {
    return cells.stream()
        .flatMap(each -> Stream.of(each.split(" ", -1)))
        .filter(each -> !each.equals("1"))
        .toList();
  }

  private static String quoted(String characters) {
    return "\"" + characters.replaceAll("[\"\\\\]", "\\\\$0") + "\"";
  }
}
