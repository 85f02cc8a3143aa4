package harness.builtin;

import harness.cases.Answer;
import harness.cases.Generator;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.generators.Generators;
import harness.hack.SearchSpace;
import harness.problem.CaseGroups;
import harness.problem.Checker;
import harness.problem.FileFormat;
import harness.problem.OutputReader;
import harness.problem.Problem;
import harness.problem.RightAnswers;
import harness.puzzle.PuzzleChecker;
import harness.puzzle.Relatives;
import harness.puzzle.hack.PuzzleCases;
import harness.puzzle.shrink.PuzzleShrinker;
import harness.reference.AnswerReader;
import harness.reference.Format;
import harness.reference.InvalidInput;
import harness.reference.MalformedOutput;
import harness.reference.Puzzle;
import harness.shrink.Shrinker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A puzzle as a problem. Among its capabilities are the {@link Puzzle} itself, its {@link
 * CaseGroups} and its {@link RightAnswers}.
 */
public record PuzzleProblem(Puzzle puzzle) implements Problem {

  /** The generator that every puzzle has. */
  static final String MIX = "mix";

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
  public <P> Optional<P> capability(Class<P> type) {
    return capabilities().filter(type::isInstance).findFirst().map(type::cast);
  }

  private Stream<Object> capabilities() {
    Shrinker.Maker shrinking =
        (setting, findings, pool) -> new PuzzleShrinker(puzzle, setting, findings, pool);
    SearchSpace.Maker slowCases =
        (submission, limits, crew, seed) -> new PuzzleCases(puzzle, submission, limits, crew, seed);
    return Stream.of(
        puzzle,
        new Relatives(puzzle),
        new Known(puzzle),
        new Reels(puzzle),
        shrinking,
        slowCases,
        new PuzzleDraws(this));
  }

  private record Known(Puzzle puzzle) implements RightAnswers {

    @Override
    public List<String> cases(String file) {
      try {
        return puzzle.format().cases(file.getBytes(StandardCharsets.UTF_8));
      } catch (InvalidInput invalid) {
        throw new IllegalStateException("a file made by the harness is invalid", invalid);
      }
    }

    @Override
    public String file(String input) {
      return puzzle.format().file(List.of(input));
    }

    @Override
    public String right(String input) {
      return puzzle.format().print(puzzle.oracle().answer(input));
    }
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
