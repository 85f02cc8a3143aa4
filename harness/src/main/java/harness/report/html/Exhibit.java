package harness.report.html;

import java.util.List;

/**
 * A case to look at, such as a finding: what there is to say of it, and what can be played.
 *
 * @param title one line
 * @param tone whether it is good or bad
 * @param parts what there is to say
 * @param scenes boards that play, one of them shown at a time; may be empty
 */
public record Exhibit(String title, Tone tone, List<Part> parts, List<Scene> scenes) {
  public Exhibit {
    parts = List.copyOf(parts);
    scenes = List.copyOf(scenes);
  }

  /** Things to say that belong together, under a title. */
  public record Part(String title, List<Field> fields) {
    public Part {
      fields = List.copyOf(fields);
    }
  }

  /**
   * Something to say.
   *
   * @param exact whether lines and blanks matter, as in a file or a command
   * @param turns the same as a talk; empty if it is none
   */
  public record Field(String name, String text, boolean exact, List<Turn> turns) {
    public Field {
      turns = List.copyOf(turns);
    }

    /** A text. */
    public Field(String name, String text, boolean exact) {
      this(name, text, exact, List.of());
    }
  }

  /**
   * What somebody said in a talk before the other spoke.
   *
   * @param speaker in a word; empty for a remark on the talk
   */
  public record Turn(String speaker, String text) {}

  /**
   * A case with sequences of moves side by side, stepped through together.
   *
   * @param name short: the button that shows it
   */
  public record Scene(String name, List<Reel> reels) {
    public Scene {
      reels = List.copyOf(reels);
    }
  }

  /**
   * One sequence.
   *
   * @param title whose it is
   * @param note what else is to be said of it; may be empty
   * @param shots the start first; may be empty
   */
  public record Reel(String title, String note, List<Shot> shots) {
    public Reel {
      shots = List.copyOf(shots);
    }
  }

  /**
   * One position.
   *
   * @param move the move that led here; empty for the start and for what is no move
   * @param heading the same with its number and the distance left
   * @param remark what is wrong here; empty when nothing is
   * @param note what else is to be said; often empty
   * @param columns width of the grid of tiles
   * @param rows its height
   * @param tiles the board; empty where there is only the text
   * @param text the board drawn in text; empty where there are tiles
   */
  public record Shot(
      String move,
      String heading,
      String remark,
      String note,
      int columns,
      int rows,
      List<Tile> tiles,
      String text) {
    public Shot {
      tiles = List.copyOf(tiles);
    }

    /** This with one more thing that is wrong. */
    Shot remarked(String more) {
      String all = remark.isEmpty() ? more : remark + "; " + more;
      return new Shot(move, heading, all, note, columns, rows, tiles, text);
    }
  }

  /**
   * A cell of a board.
   *
   * @param column from 1
   * @param row from 1
   * @param detail a few small characters; may be empty
   * @param tint what it looks like, a word of the style sheet
   * @param changed whether the last move changed it
   */
  public record Tile(
      int column, int row, String text, String detail, String tint, boolean changed) {}
}
