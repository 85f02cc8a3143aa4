package harness.repair;

import harness.submission.ProgramSource;
import harness.toolchain.Language;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the words of a source look like, for the languages whose sources can be changed. */
enum Syntax {
  C(Patterns.COMMENT + Patterns.PREPROCESSOR + Patterns.RAW_STRING, "1LL", "&&"),
  CPP(Patterns.COMMENT + Patterns.PREPROCESSOR + Patterns.RAW_STRING, "1LL", "&&"),
  JAVA(Patterns.COMMENT + Patterns.TEXT_BLOCK, "1L", "&&"),
  PYTHON(Patterns.HASH_COMMENT + Patterns.LONG_STRING, "1", "and");

  private static final class Patterns {
    static final String COMMENT = "(?<skip>//[^\n]*|(?s:/\\*.*?\\*/)";
    static final String PREPROCESSOR = "|(?m:^[ \t]*#(?:[^\n\\\\]++|\\\\(?s:.))*+))";
    static final String RAW_STRING = "|(?<long>R\"(?<mark>\\w*)\\((?s:.*?)\\)\\k<mark>\")";
    static final String TEXT_BLOCK = ")|(?<long>\"\"\"(?s:.*?)\"\"\")";
    static final String HASH_COMMENT = "(?<skip>#[^\n]*)";
    static final String LONG_STRING =
        "|(?<long>[rRbBuUfF]{0,2}(?<mark>\"\"\"|''')(?s:.*?)\\k<mark>)";

    /** What all of them have in common. */
    static final String COMMON =
        "|(?<string>(?:\\b[rRbBuUfFL]{1,2}(?=[\"']))?(?:\"(?:\\\\(?s:.)|[^\"\\\\\n]++)*+\""
            + "|'(?:\\\\(?s:.)|[^'\\\\\n]++)*+'))"
            + "|(?<number>(?:0[xX][0-9a-fA-F_']+|0[bB][01_']+"
            + "|(?:\\d[\\d_]*(?:'\\d+)*)(?:\\.\\d*)?(?:[eE][+-]?\\d+)?|\\.\\d+(?:[eE][+-]?\\d+)?)\\w*)"
            + "|(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*)"
            + "|(?<operator><<=|>>=|<=>|\\*\\*=|->|\\+\\+|--|<<|>>|<=|>=|==|!=|&&|\\|\\||::|:="
            + "|\\*\\*|[-+*/%&|^]=|//=?|\\S)";

    private Patterns() {}
  }

  private final Pattern token;
  private final String wideOne;
  private final String and;

  Syntax(String first, String wideOne, String and) {
    this.token = Pattern.compile(first + Patterns.COMMON);
    this.wideOne = wideOne;
    this.and = and;
  }

  /** The syntax of a program of one file; empty if nothing is known of its language. */
  static Optional<Syntax> of(ProgramSource source) {
    if (source.sources().size() != 1) {
      return Optional.empty();
    }
    return switch (source.language().map(Language::name).orElse("")) {
      case "c" -> Optional.of(C);
      case "c++" -> Optional.of(CPP);
      case "java" -> Optional.of(JAVA);
      case "python" -> Optional.of(PYTHON);
      default -> Optional.empty();
    };
  }

  /**
   * Matches the next token, in a group named after its kind; {@code skip} is a comment or a line
   * for the preprocessor.
   */
  Pattern token() {
    return token;
  }

  boolean isC() {
    return this == C || this == CPP;
  }

  /** Whether braces enclose blocks, rather than indentation. */
  boolean hasBraces() {
    return this != PYTHON;
  }

  /** The number 1 of 64 bits. */
  String wideOne() {
    return wideOne;
  }

  /** The operator that joins two conditions. */
  String and() {
    return and;
  }
}
