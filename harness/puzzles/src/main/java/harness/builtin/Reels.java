package harness.builtin;

import harness.puzzle.MoveTrace;
import harness.reference.Drawing;
import harness.reference.Picture;
import harness.reference.Puzzle;
import harness.report.html.Exhibit.Reel;
import harness.report.html.Exhibit.Shot;
import harness.report.html.Exhibit.Tile;
import harness.report.html.Films;
import harness.report.html.Untrusted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes sequences of positions for the page. Every board is laid out here, not by the page's
 * script.
 */
public record Reels(Puzzle puzzle) implements Films {

  /** The most moves of a sequence: more than any shortest one has, but few enough for a page. */
  private static final int MOST_MOVES = 60;

  @Override
  public Reel reel(String title, String input, String moves, String note) {
    MoveTrace film = MoveTrace.of(puzzle, input, moves, null, new Drawing(true, false), MOST_MOVES);
    List<Shot> shots = new ArrayList<>();
    Picture before = null;
    for (MoveTrace.Frame frame : film.frames()) {
      Picture picture = puzzle.picture(frame.position());
      shots.add(shot(frame, picture, before));
      before = picture;
    }
    return new Reel(title, note, shots);
  }

  @Override
  public Reel right(String input, String moves) {
    String title = "a right sequence";
    return reel(title, input, moves, moves == null ? "the right answer is -1" : "");
  }

  @Override
  public Reel known(String input) {
    return right(input, puzzle.oracle().answer(input).moves());
  }

  private static Shot shot(MoveTrace.Frame frame, Picture picture, Picture before) {
    return new Shot(
        Untrusted.text(frame.move()),
        Untrusted.text(frame.heading()),
        Untrusted.text(frame.remark()),
        Untrusted.text(frame.note()),
        picture == null ? 0 : picture.columns(),
        picture == null ? 0 : picture.rows(),
        picture == null ? List.of() : tiles(picture, before),
        picture == null ? frame.board() : "");
  }

  private static List<Tile> tiles(Picture picture, Picture before) {
    Map<List<Integer>, Picture.Cell> old = new HashMap<>();
    if (before != null) {
      before.cells().forEach(cell -> old.put(List.of(cell.column(), cell.row()), cell));
    }
    return picture.cells().stream()
        .map(
            cell ->
                new Tile(
                    cell.column(),
                    cell.row(),
                    cell.text(),
                    cell.detail(),
                    cell.tint().name().toLowerCase(Locale.ROOT),
                    before != null && !cell.equals(old.get(List.of(cell.column(), cell.row())))))
        .toList();
  }
}
