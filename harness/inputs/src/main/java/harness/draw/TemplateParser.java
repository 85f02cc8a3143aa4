package harness.draw;

import java.util.ArrayList;
import java.util.List;

/** Parses templates by recursive descent. */
final class TemplateParser {

  /** Deeper nesting is rejected before it overflows the stack. */
  private static final int DEEPEST = 100;

  private static final String SEED = "{seed}";

  private final TemplateCursor scan;
  private final boolean hex;

  private TemplateParser(String text, ArgumentTemplate.Dialect dialect) {
    this.scan = new TemplateCursor(text);
    this.hex = dialect == ArgumentTemplate.Dialect.RBX;
  }

  static Sequence parse(String text, ArgumentTemplate.Dialect dialect) {
    return new TemplateParser(text, dialect).sequence(0);
  }

  /** Parses up to the end of the text or, in a choice, to the end of the alternative. */
  private Sequence sequence(int depth) {
    List<Piece> pieces = new ArrayList<>();
    while (!scan.atEnd() && !(depth > 0 && (scan.at(')') || scan.at('|')))) {
      pieces.add(piece(depth));
    }
    return new Sequence(pieces);
  }

  private Piece piece(int depth) {
    if (Character.isWhitespace(scan.peek())) {
      scan.take();
      return new Piece.Blank();
    }
    return switch (scan.peek()) {
      case '\'', '"' -> quoted();
      case '\\' -> escaped();
      case '(' -> choice(depth);
      case '[' -> RangeParser.range(scan);
      case '{' -> seed();
      case ')', ']', '}' ->
          throw scan.error(
              "'" + scan.peek() + "' without an opening bracket: quote it if it is text");
      default -> {
        char plain = scan.take();
        yield hex && plain == '@' ? new Piece.Hex() : new Piece.Literal(String.valueOf(plain));
      }
    };
  }

  private Piece escaped() {
    scan.take();
    return new Piece.Literal(scan.atEnd() ? "\\" : String.valueOf(scan.take()));
  }

  private Piece quoted() {
    int start = scan.place();
    char quote = scan.take();
    StringBuilder text = new StringBuilder();
    while (!scan.at(quote)) {
      if (scan.at('\\') && quote == '"') {
        scan.take();
      }
      if (scan.atEnd()) {
        throw scan.error(start, "unclosed quote " + quote);
      }
      text.append(scan.take());
    }
    scan.take();
    return new Piece.Literal(text.toString());
  }

  private Piece choice(int depth) {
    int start = scan.place();
    if (depth == DEEPEST) {
      throw scan.error("more than " + DEEPEST + " nested choices");
    }
    List<Sequence> alternatives = new ArrayList<>();
    do {
      scan.take();
      alternatives.add(sequence(depth + 1));
    } while (scan.at('|'));
    if (scan.atEnd()) {
      throw scan.error(start, "'(' is not closed");
    }
    scan.take();
    return new Piece.Choice(List.copyOf(alternatives));
  }

  private Piece seed() {
    if (!scan.skip(SEED)) {
      throw scan.error("'{' is only allowed in " + SEED + ": quote it if it is text");
    }
    return new Piece.Seed();
  }
}
