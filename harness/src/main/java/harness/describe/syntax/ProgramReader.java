package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataLexer;
import harness.describe.grammar.ChecktestdataParser;
import harness.describe.grammar.FirstMistake;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;

/** Parses descriptions. */
public final class ProgramReader {

  /** Maximum nesting depth of blocks and brackets; deeper ones could overflow the stack. */
  private static final int DEEPEST = 500;

  /** Rewrites a parser's message without names from the grammar. */
  private static String plain(String message) {
    String said =
        message
            .replace("'<EOF>'", "the end")
            .replace("<EOF>", "the end")
            .replace("LINE_END", "the end of the line");
    return said.startsWith("no viable alternative at input ")
        ? "cannot parse " + said.substring("no viable alternative at input ".length())
        : said;
  }

  private ProgramReader() {}

  /**
   * Parses a description.
   *
   * @param text the bytes of the file, one character each
   * @return its statements, followed by the end of the input
   * @throws BadDescription with the place of the first mistake
   */
  public static List<Statement> read(String text) {
    FirstMistake mistakes =
        new FirstMistake(
            (line, column, message) ->
                new BadDescription(new Place(line, column, ""), plain(message)));
    ChecktestdataLexer lexer =
        mistakes.listenTo(new ChecktestdataLexer(CharStreams.fromString(text)));
    CommonTokenStream tokens = new CommonTokenStream(lexer);
    tokens.fill();
    checkDepth(tokens.getTokens());
    ChecktestdataParser parser = mistakes.listenTo(new ChecktestdataParser(tokens));
    List<Statement> statements =
        new ArrayList<>(new StatementReader().block(parser.program().block()));
    Token last = tokens.get(tokens.size() - 1);
    statements.add(
        new Statement.End(new Place(last.getLine(), last.getCharPositionInLine() + 1, "EOF")));
    return List.copyOf(statements);
  }

  private static void checkDepth(List<Token> tokens) {
    int depth = 0;
    int signs = 0;
    for (Token each : tokens) {
      switch (each.getText()) {
        case "(", "[", "REP", "REPI", "WHILE", "WHILEI", "IF" -> depth++;
        case "!", "-" -> signs++;
        case ")", "]", "END" -> depth--;
        default -> signs = 0;
      }
      if (depth + signs > DEEPEST) {
        throw new BadDescription(place(each), "nested more than " + DEEPEST + " levels deep");
      }
    }
  }

  private static Place place(Token token) {
    return new Place(token.getLine(), token.getCharPositionInLine() + 1, token.getText());
  }
}
