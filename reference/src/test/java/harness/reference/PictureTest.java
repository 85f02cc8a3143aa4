package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.reference.Picture.Cell;
import harness.reference.Picture.Tint;
import harness.reference.gears.Gears;
import harness.reference.knights.Knights;
import harness.reference.rotation.Rotation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A picture shows the whole case, in cells that stay where they are while moves are made. */
final class PictureTest {

  private static final String KNIGHTS = "10110\n01*11\n10111\n01001\n00000\n";
  private static final String ROTATION = "1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n";
  private static final String GEARS =
      """
      3 3 7 2 6
      3 1 4 5 3
      3 1 2 6 4
      3 1 10 3 5
      3 2 8 3 6
      3 7 9 2 1
      1 1 2 3 4
      1 3 11 10 12
      1 8 6 7 4
      1 9 9 8 8
      1 12 10 12 12
      1 7 8 9 10
      """;

  private static Stream<Arguments> samples() {
    return Stream.of(
        Arguments.of(new Knights(), KNIGHTS, "♞♘♞♞♘♘♞♞♞♞♘♞♞♞♘♞♘♘♞♘♘♘♘♘"),
        Arguments.of(new Rotation(), ROTATION, ROTATION.replaceAll("\\s", "")),
        Arguments.of(new Gears(), GEARS, "333333111111"));
  }

  private static Set<List<Integer>> places(Picture picture) {
    return picture.cells().stream()
        .map(cell -> List.of(cell.column(), cell.row()))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everyCellHasAPlaceOfItsOwnOnTheGrid(Puzzle puzzle, String input) {
    Picture picture = puzzle.picture(input);
    Set<List<Integer>> seen = new HashSet<>();
    for (Cell cell : picture.cells()) {
      assertTrue(cell.column() >= 1 && cell.column() <= picture.columns(), cell.toString());
      assertTrue(cell.row() >= 1 && cell.row() <= picture.rows(), cell.toString());
      assertTrue(seen.add(List.of(cell.column(), cell.row())), cell.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void cellsStayWhereTheyAre(Puzzle puzzle, String input) {
    Set<List<Integer>> before = places(puzzle.picture(input));
    List<Step> steps = puzzle.rules().steps(input, puzzle.oracle().answer(input).moves());
    assertTrue(steps.size() > 1);
    steps.forEach(step -> assertEquals(before, places(puzzle.picture(step.after()))));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theWholeCaseStandsInTheCellsInReadingOrder(Puzzle puzzle, String input, String texts) {
    assertEquals(
        texts,
        puzzle.picture(input).cells().stream()
            .filter(cell -> cell.tint() != Tint.LABEL)
            .map(Cell::text)
            .collect(Collectors.joining()));
  }
}
