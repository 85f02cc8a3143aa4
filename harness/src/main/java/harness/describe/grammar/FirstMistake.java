package harness.describe.grammar;

import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;

/** Ends reading with the first mistake. */
public final class FirstMistake extends BaseErrorListener {

  /** What to throw. */
  @FunctionalInterface
  public interface Refusal {

    /**
     * For a mistake.
     *
     * @param line from 1
     * @param column from 1
     * @param message what the parser says of it
     */
    RuntimeException at(int line, int column, String message);
  }

  private final Refusal refusal;

  /** Throws what this gives. */
  public FirstMistake(Refusal refusal) {
    this.refusal = refusal;
  }

  /** Has a lexer or parser report to this alone. */
  public <R extends Recognizer<?, ?>> R listenTo(R reader) {
    reader.removeErrorListeners();
    reader.addErrorListener(this);
    return reader;
  }

  @Override
  public void syntaxError(
      Recognizer<?, ?> recognizer,
      Object symbol,
      int line,
      int column,
      String message,
      RecognitionException thrown) {
    throw refusal.at(line, column + 1, message);
  }
}
