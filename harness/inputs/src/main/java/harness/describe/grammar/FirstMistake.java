package harness.describe.grammar;

import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;

/** Stops parsing at the first mistake. */
public final class FirstMistake extends BaseErrorListener {

  /** Creates the exception to throw; lines and columns count from 1. */
  @FunctionalInterface
  public interface Refusal {
    RuntimeException at(int line, int column, String message);
  }

  private final Refusal refusal;

  public FirstMistake(Refusal refusal) {
    this.refusal = refusal;
  }

  /** Makes this the only error listener of a lexer or parser. */
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
