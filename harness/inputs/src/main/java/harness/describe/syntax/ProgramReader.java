package harness.describe.syntax;

import harness.describe.grammar.ChecktestdataLexer;
import harness.describe.grammar.ChecktestdataParser;
import harness.describe.grammar.FirstMistake;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Token;

/** Parses descriptions. */
public final class ProgramReader {

  /** Maximum nesting depth of blocks and brackets; deeper ones could overflow the stack. */
  private static final int DEEPEST = 500;

  /** More words than this would fill a line. */
  private static final int MOST_EXPECTED = 8;

  private static final Pattern FOUND =
      Pattern.compile("(?:mismatched|extraneous) input ('.*') expecting (.*)", Pattern.DOTALL);

  private static final Pattern MISSING = Pattern.compile("missing (.*) at ('.*')", Pattern.DOTALL);

  /** A parser's message in our words. */
  private static String plain(String message) {
    Matcher found = FOUND.matcher(message);
    if (found.matches()) {
      return expected(found.group(2), found.group(1));
    }
    Matcher missing = MISSING.matcher(message);
    if (missing.matches()) {
      return expected(missing.group(1), missing.group(2));
    }
    String unknown = message.replaceFirst("(?s)^no viable alternative at input ", "");
    return unknown.matches("(?si)'#[ \t]*harness.*")
        ? "expected tree, graph, permutation, grid or sum after '# harness:'"
        : "not understood: " + unknown;
  }

  private static String expected(String set, String found) {
    if (found.equals("'\"'")) {
      return "this quotation mark has no partner";
    }
    List<String> names =
        Arrays.stream(set.replaceAll("^\\{|\\}$", "").split(", ", -1))
            .map(ProgramReader::name)
            .distinct()
            .toList();
    String last = names.get(names.size() - 1);
    String all =
        names.size() > MOST_EXPECTED
            ? "a command, such as INT"
            : names.size() == 1
                ? last
                : String.join(", ", names.subList(0, names.size() - 1)) + " or " + last;
    return "expected " + all + ", found " + name(found);
  }

  /** A word of the grammar for people. */
  private static String name(String token) {
    return switch (token) {
      case "<EOF>", "'<EOF>'" -> "the end";
      case "LINE_END" -> "the end of the line";
      case "NAME" -> "a name in lower case";
      case "NUMBER", "DECIMAL" -> "a number";
      case "QUOTED" -> "a text in quotation marks";
      case "HARNESS" -> "'# harness:'";
      default -> token;
    };
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
    statements.add(new Statement.End(place(last, "EOF")));
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
        throw new BadDescription(place(each, ""), "nested more than " + DEEPEST + " levels deep");
      }
    }
  }

  private static Place place(Token token, String text) {
    return new Place(token.getLine(), token.getCharPositionInLine() + 1, text);
  }
}
