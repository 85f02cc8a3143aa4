package harness.sandbox;

import java.util.Locale;

/** What the user asks for: {@code --sandbox auto|bwrap|none}. */
public enum Isolation {
  /** Bubblewrap where it works, else a PID namespace where that works, else neither. */
  AUTO,
  /** Bubblewrap or nothing. */
  BWRAP,
  /** No sandbox. */
  NONE;

  /**
   * The choice with this name.
   *
   * @throws IllegalArgumentException in one line, when there is none
   */
  public static Isolation parse(String name) {
    for (Isolation isolation : values()) {
      if (isolation.name().toLowerCase(Locale.ROOT).equals(name)) {
        return isolation;
      }
    }
    throw new IllegalArgumentException(
        "unknown sandbox '" + name + "'; expected auto, bwrap, none");
  }
}
