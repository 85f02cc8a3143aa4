package harness.report.html;

import java.util.List;

/**
 * A case to look at, such as a finding.
 *
 * @param title one line
 * @param tone whether it is good or bad
 * @param parts descriptions
 * @param scenes animated boards, shown one at a time; may be empty
 */
public record Exhibit(String title, Tone tone, List<Part> parts, List<Scene> scenes) {

  /**
   * A titled group of fields.
   *
   * @param picture of the input; null if there is none
   */
  public record Part(String title, List<Field> fields, Picture picture) {

    public Part(String title, List<Field> fields) {
      this(title, fields, null);
    }
  }

  /**
   * A named text.
   *
   * @param exact whether line ends and spaces matter, as in a file or a command
   * @param turns the text as a dialogue; empty if it is not one
   */
  public record Field(String name, String text, boolean exact, List<Turn> turns) {

    public Field(String name, String text, boolean exact) {
      this(name, text, exact, List.of());
    }
  }

  /**
   * Consecutive lines of one speaker in a dialogue.
   *
   * @param speaker one word; empty for a remark about the dialogue
   */
  public record Turn(String speaker, String text) {}

  /**
   * A case with sequences of moves side by side, stepped through together.
   *
   * @param name short, for the button that shows it
   */
  public record Scene(String name, List<Reel> reels) {}

  /**
   * One sequence.
   *
   * @param title whose sequence it is
   * @param note further text; may be empty
   * @param shots the start first; may be empty
   */
  public record Reel(String title, String note, List<Shot> shots) {}

  /**
   * One position.
   *
   * @param move the move that led here; empty for the start and for a malformed move
   * @param heading the same with its number and the remaining distance
   * @param remark what is wrong here; empty if nothing is
   * @param note further text; often empty
   * @param columns width of the grid of tiles
   * @param rows its height
   * @param tiles the board; empty if there is only text
   * @param text the board as text; empty if there are tiles
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
   * @param tint its appearance, a class of the style sheet
   * @param changed whether the last move changed it
   */
  public record Tile(
      int column, int row, String text, String detail, String tint, boolean changed) {}
}
