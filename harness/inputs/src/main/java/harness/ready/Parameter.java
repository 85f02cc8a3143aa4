package harness.ready;

import java.util.List;

/**
 * A parameter of a ready input.
 *
 * @param usual its value if none is given, as it is written; empty if there is none
 * @param words the possible values; empty if they are not words
 */
public record Parameter(String name, Kind kind, String usual, String summary, List<String> words) {

  /** What a parameter's value is. */
  public enum Kind {
    /** One number for each case. */
    SIZE,
    /** The range of many numbers. */
    RANGE,
    /** One of some words. */
    WORD,
    /** Nothing: the name alone has an effect. */
    FLAG,
    /** Characters. */
    TEXT
  }

  /** The word that leaves the choice to the draw. */
  static final String ANY = "any";

  static Parameter size(String name, String usual, String summary) {
    return new Parameter(name, Kind.SIZE, usual, summary, List.of());
  }

  static Parameter range(String name, String usual, String summary) {
    return new Parameter(name, Kind.RANGE, usual, summary, List.of());
  }

  /** A word; the first one is the usual one. */
  static Parameter word(String name, String summary, List<String> words) {
    return new Parameter(name, Kind.WORD, words.get(0), summary, List.copyOf(words));
  }

  static Parameter flag(String name, String summary) {
    return new Parameter(name, Kind.FLAG, "", summary, List.of());
  }

  static Parameter text(String name, String usual, String summary) {
    return new Parameter(name, Kind.TEXT, usual, summary, List.of());
  }

  /** How it is written, with the usual value or all words: {@code n=[1..10]}. */
  public String written() {
    return switch (kind) {
      case FLAG -> name;
      case WORD -> name + "=" + String.join("|", words);
      default -> name + "=" + (usual.isEmpty() ? "…" : usual);
    };
  }
}
