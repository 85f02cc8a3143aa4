package harness.puzzle;

import harness.cases.Answer;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.problem.CaseGroups;
import harness.problem.Checker;
import harness.problem.FileFormat;
import harness.problem.OutputReader;
import harness.problem.Problem;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.MalformedOutput;
import harness.reference.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A puzzle as a problem; its powers are the {@link Puzzle} itself and its {@link CaseGroups}. */
public record PuzzleProblem(Puzzle puzzle) implements Problem {

  /** The generator that every puzzle has. */
  private static final String MIX = "mix";

  public PuzzleProblem {
    Objects.requireNonNull(puzzle);
  }

  @Override
  public String name() {
    return puzzle.name();
  }

  @Override
  public Limits limits() {
    return puzzle.limits();
  }

  @Override
  public List<Generator> generators() {
    return Generators.of(puzzle.name());
  }

  @Override
  public Generator generator(String name) {
    return Generators.named(puzzle.name(), name);
  }

  @Override
  public Generator defaultGenerator() {
    return generator(MIX);
  }

  @Override
  public FileFormat files() {
    return new Files(puzzle.format());
  }

  @Override
  public Checker checker(boolean anyRight) {
    return new PuzzleChecker(puzzle, anyRight);
  }

  @Override
  public <P> Optional<P> power(Class<P> type) {
    if (type.equals(CaseGroups.class)) {
      return Optional.of(type.cast(new Relatives(puzzle)));
    }
    return type.isInstance(puzzle) ? Optional.of(type.cast(puzzle)) : Optional.empty();
  }

  private record Files(Format format) implements FileFormat {

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
}
