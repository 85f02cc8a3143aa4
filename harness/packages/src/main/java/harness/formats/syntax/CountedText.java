package harness.formats.syntax;

/** A text that counts how often a match looks at it: an expression may backtrack for ever. */
final class CountedText implements CharSequence {

  /** Characters that one match may look at: far more than a sensible pattern needs. */
  private static final int MOST_STEPS = 1 << 22;

  private final String path;
  private final String text;
  private final Placed declaration;
  private int steps;

  /**
   * A path before its match.
   *
   * @param text the pattern as written, for messages
   */
  CountedText(String path, String text, Placed declaration) {
    this.path = path;
    this.text = text;
    this.declaration = declaration;
  }

  @Override
  public char charAt(int index) {
    if (++steps > MOST_STEPS) {
      throw declaration.refused(
          "'" + PackageBounds.shown(text) + "' takes too long to match paths");
    }
    return path.charAt(index);
  }

  @Override
  public int length() {
    return path.length();
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return path.subSequence(start, end);
  }

  @Override
  public String toString() {
    return path;
  }
}
