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

/** A picture shows the whole case, in cells whose places do not change as moves are made. */
final class PictureTest {

  private static Stream<Arguments> samples() {
    return Stream.of(
        Arguments.of(new Knights(), PuzzleSamples.KNIGHTS, "♞♘♞♞♘♘♞♞♞♞♘♞♞♞♘♞♘♘♞♘♘♘♘♘"),
        Arguments.of(
            new Rotation(), PuzzleSamples.ROTATION, PuzzleSamples.ROTATION.replaceAll("\\s", "")),
        Arguments.of(new Gears(), PuzzleSamples.GEARS, "333333111111"));
  }

  private static Set<List<Integer>> places(Picture picture) {
    return picture.cells().stream()
        .map(cell -> List.of(cell.column(), cell.row()))
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @MethodSource("harness.reference.PuzzleSamples#ofEachPuzzle")
  void everyCellHasItsOwnPlaceOnTheGrid(Puzzle puzzle, String input) {
    Picture picture = puzzle.picture(input);
    Set<List<Integer>> seen = new HashSet<>();
    for (Cell cell : picture.cells()) {
      assertTrue(cell.column() >= 1 && cell.column() <= picture.columns(), cell.toString());
      assertTrue(cell.row() >= 1 && cell.row() <= picture.rows(), cell.toString());
      assertTrue(seen.add(List.of(cell.column(), cell.row())), cell.toString());
    }
  }

  @ParameterizedTest
  @MethodSource("harness.reference.PuzzleSamples#ofEachPuzzle")
  void cellsStayWhereTheyAre(Puzzle puzzle, String input) {
    Set<List<Integer>> before = places(puzzle.picture(input));
    List<Step> steps = puzzle.rules().steps(input, puzzle.oracle().answer(input).moves());
    assertTrue(steps.size() > 1);
    steps.forEach(step -> assertEquals(before, places(puzzle.picture(step.after()))));
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theCellsShowTheWholeCaseInReadingOrder(Puzzle puzzle, String input, String texts) {
    assertEquals(
        texts,
        puzzle.picture(input).cells().stream()
            .filter(cell -> cell.tint() != Tint.LABEL)
            .map(Cell::text)
            .collect(Collectors.joining()));
  }
}
