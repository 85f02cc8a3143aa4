package harness.ready;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** A map of characters with floor and walls. */
final class GridInput extends ReadyInput {

  private static final int MOST_CELLS = 32_000_000;
  private static final int PERCENT = 100;
  private static final String CONNECTED = "connected";

  GridInput() {
    super(
        "grid",
        "rows of characters with walls, such as a maze",
        "rows,columns",
        Parameter.size("rows", "[1..5]", "number of rows"),
        Parameter.size("columns", "[1..5]", "number of columns"),
        Parameter.text("letters", ".#", "floor, wall, and further ones that floor cells may have"),
        Parameter.size("walls", "[0..40]", "percentage of walls in random grids"),
        Parameter.word(
            "shape",
            "what the walls form; comb is one long way",
            List.of(Parameter.ANY, "random", "empty", "maze", "comb")),
        Parameter.text("marks", "", "letters that occur once each, on floor, such as SE"),
        Parameter.flag(CONNECTED, "all floor is one area"));
  }

  @Override
  void draw(Values values, InputLines to) {
    int rows = values.size("rows", 1, MOST_CELLS);
    int columns =
        values.fitting("columns", 1, Math.min(MOST_ITEMS, MOST_CELLS / rows), " for rows=" + rows);
    String letters = values.characters("letters");
    if (letters.length() < 2) {
      throw values.impossible("letters=" + letters + ": expected floor and wall, such as .#");
    }
    boolean[][] walls = walls(rows, columns, values);
    if (values.has(CONNECTED)) {
      keepLargestArea(walls);
    }
    char[][] cells = new char[rows][columns];
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        cells[i][j] = walls[i][j] ? letters.charAt(1) : floor(letters, values.random());
      }
    }
    mark(cells, walls, values);
    for (char[] row : cells) {
      to.line(new String(row));
    }
  }

  private static char floor(String letters, SplittableRandom random) {
    int which = letters.length() == 2 ? 0 : random.nextInt(letters.length() - 1);
    return letters.charAt(which == 0 ? 0 : which + 1);
  }

  private static boolean[][] walls(int rows, int columns, Values values) {
    SplittableRandom random = values.random();
    boolean[][] walls = new boolean[rows][columns];
    switch (values.word("shape")) {
      case "empty" -> {}
      case "maze" -> maze(walls, values);
      case "comb" -> {
        for (int i = 1; i < rows; i += 2) {
          Arrays.fill(walls[i], columns > 1);
          walls[i][i / 2 % 2 == 0 ? columns - 1 : 0] = false;
        }
      }
      default -> {
        int share = values.size("walls", 0, PERCENT);
        for (boolean[] row : walls) {
          for (int j = 0; j < columns; j++) {
            row[j] = random.nextInt(PERCENT) < share;
          }
        }
      }
    }
    return walls;
  }

  /** Rooms at even places; walls between them are opened as long as no circle arises. */
  private static void maze(boolean[][] walls, Values values) {
    int rows = walls.length;
    int columns = walls[0].length;
    List<int[]> doors = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        walls[i][j] = i % 2 + j % 2 > 0;
        boolean isBetween = i % 2 + j % 2 == 1;
        if (isBetween && i + i % 2 < rows && j + j % 2 < columns) {
          doors.add(new int[] {i, j});
        }
      }
    }
    Collections.shuffle(doors, values.shuffling());
    Parts parts = new Parts(rows * columns);
    for (int[] each : doors) {
      int down = each[0] % 2;
      int right = each[1] % 2;
      int one = (each[0] - down) * columns + each[1] - right;
      int other = (each[0] + down) * columns + each[1] + right;
      if (parts.join(one, other)) {
        walls[each[0]][each[1]] = false;
      }
    }
  }

  /** Fills all floor with walls but the largest area. */
  private static void keepLargestArea(boolean[][] walls) {
    int columns = walls[0].length;
    int[] area = new int[walls.length * columns];
    int areas = 0;
    int largest = 0;
    int most = 0;
    for (int cell = 0; cell < area.length; cell++) {
      if (area[cell] == 0 && !walls[cell / columns][cell % columns]) {
        int cells = fill(walls, area, cell, ++areas);
        if (cells > most) {
          most = cells;
          largest = areas;
        }
      }
    }
    for (int cell = 0; cell < area.length; cell++) {
      walls[cell / columns][cell % columns] |= area[cell] != largest;
    }
  }

  /** Numbers the area of a cell; returns how many cells it has. */
  private static int fill(boolean[][] walls, int[] area, int start, int number) {
    int columns = walls[0].length;
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    area[start] = number;
    int cells = 0;
    while (!open.isEmpty()) {
      int cell = open.pop();
      cells++;
      int[] near = {
        cell - columns,
        cell + columns,
        cell % columns > 0 ? cell - 1 : -1,
        (cell + 1) % columns > 0 ? cell + 1 : -1
      };
      for (int each : near) {
        boolean isInside = each >= 0 && each < area.length;
        if (isInside && area[each] == 0 && !walls[each / columns][each % columns]) {
          area[each] = number;
          open.push(each);
        }
      }
    }
    return cells;
  }

  private static void mark(char[][] cells, boolean[][] walls, Values values) {
    String marks = values.characters("marks");
    if (marks.isEmpty()) {
      return;
    }
    List<int[]> floor = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < cells[i].length; j++) {
        if (!walls[i][j]) {
          floor.add(new int[] {i, j});
        }
      }
    }
    if (floor.size() < marks.length()) {
      throw values.impossible("marks=" + marks + ": the grid has fewer floor cells");
    }
    Collections.shuffle(floor, values.shuffling());
    for (int k = 0; k < marks.length(); k++) {
      cells[floor.get(k)[0]][floor.get(k)[1]] = marks.charAt(k);
    }
  }
}
