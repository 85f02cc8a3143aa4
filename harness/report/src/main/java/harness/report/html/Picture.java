package harness.report.html;

import java.util.List;

/**
 * A drawing, in pixels from its upper left corner.
 *
 * @param title what it shows, in a few words
 * @param caption what it shows, and what was assumed
 * @param description the same for those who do not see it
 * @param kind its kind, a class of the style sheet
 * @param shapes the later ones on top
 */
public record Picture(
    String title,
    String caption,
    String description,
    String kind,
    int width,
    int height,
    List<Shape> shapes) {

  /** Wider pictures are not made to fit the screen: their texts would be too small. */
  private static final int FITTING = 560;

  /** Something drawn. Styles are classes of the style sheet. */
  public sealed interface Shape {

    /** Its appearance. */
    String style();
  }

  /** A path of straight and curved lines, in SVG's notation. */
  public record Curve(String path, String style) implements Shape {}

  /** A circle. */
  public record Disc(double x, double y, double radius, String style) implements Shape {}

  /** A rectangle. */
  public record Box(double x, double y, double width, double height, String style)
      implements Shape {}

  /** A text; {@code x} is its middle. */
  public record Word(double x, double y, String text, String style) implements Shape {}

  /** Whether it is scaled down to narrow screens. */
  public boolean fits() {
    return width <= FITTING;
  }
}
