package harness.sandbox;

import java.util.Locale;

/** The value of {@code --sandbox auto|bwrap|none}. */
public enum Isolation {
  /** Bubblewrap if it works, else a PID namespace if that works, else neither. */
  AUTO,
  /** Bubblewrap or nothing. */
  BWRAP,
  /** No sandbox. */
  NONE;

  /**
   * The choice with this name.
   *
   * @throws IllegalArgumentException with a one-line message, if there is none
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
