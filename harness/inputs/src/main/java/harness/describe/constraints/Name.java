package harness.describe.constraints;

/**
 * A number, list or text of a problem, as its statement names it.
 *
 * @param letters the name without its index
 * @param index the index as written, such as {@code i+1}; empty for none
 */
public record Name(String letters, String index, Shape shape) {

  /** What a name stands for. */
  public enum Shape {
    /** One number, such as {@code n}. */
    NUMBER,
    /** Each number of a list, such as {@code a_i}. */
    ELEMENT,
    /** The length of a text, such as {@code |s|}. */
    LENGTH
  }

  /** Whether both mean the same list, number or text, whatever the index. */
  public boolean isOf(Name other) {
    return letters.equals(other.letters) && shape == other.shape;
  }

  /** Whether it only counts the elements of a list in a statement. */
  boolean isIndex() {
    return shape == Shape.NUMBER && (letters.equals("i") || letters.equals("j"));
  }

  /** Whether it may be an English word. */
  boolean isArticle() {
    return shape == Shape.NUMBER && (letters.equals("a") || letters.equals("A"));
  }

  /** The name as in a statement. */
  @Override
  public String toString() {
    String whole =
        letters + (index.length() > 1 ? "_{" + index + "}" : index.isEmpty() ? "" : "_" + index);
    return shape == Shape.LENGTH ? "|" + whole + "|" : whole;
  }
}
