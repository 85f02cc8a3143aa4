package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.problem.FileFormat;
import harness.problem.OutputReader;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.MalformedOutput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The judge's files of a puzzle. */
record PuzzleFiles(Format format) implements FileFormat {

  @Override
  public byte[] file(List<String> inputs) {
    return format.file(inputs).getBytes(StandardCharsets.ISO_8859_1);
  }

  @Override
  public OutputReader outputs(InputStream output) {
    return new Answers(format.answers(output));
  }

  private record Answers(AnswerReader reader) implements OutputReader {
    @Override
    public Answer next() throws IOException, Unreadable {
      try {
        return reader.next();
      } catch (MalformedOutput malformed) {
        throw new Unreadable(Judgement.wrong(malformed.reason(), malformed.getMessage()));
      }
    }
  }
}
