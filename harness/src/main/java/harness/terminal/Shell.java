package harness.terminal;

/** Words for a command line that a person pastes into a shell. */
public final class Shell {

  private static final String PLAIN = "[A-Za-z0-9_./,:=@#+-]+";

  private Shell() {}

  /** A word, quoted where a shell would take it apart. */
  public static String quoted(Object word) {
    String text = word.toString();
    boolean plain = text.matches(PLAIN) && !text.startsWith("#");
    return plain ? text : "'" + text.replace("'", "'\\''") + "'";
  }
}
