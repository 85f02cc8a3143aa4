package harness.puzzle;

import harness.cases.Limits;
import harness.generators.Generator;
import harness.generators.Generators;
import harness.problem.CaseGroups;
import harness.problem.Checker;
import harness.problem.FileFormat;
import harness.problem.Problem;
import harness.reference.Puzzle;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A puzzle as a problem; its powers are the {@link Puzzle} itself and its {@link CaseGroups}. */
public final class PuzzleProblem implements Problem {

  /** The generator that every puzzle has. */
  private static final String MIX = "mix";

  private final Puzzle puzzle;

  /** The problem of a puzzle. */
  public PuzzleProblem(Puzzle puzzle) {
    this.puzzle = Objects.requireNonNull(puzzle);
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
    return new PuzzleFiles(puzzle.format());
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
}
