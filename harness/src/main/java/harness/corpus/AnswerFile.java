package harness.corpus;

import harness.cases.Answer;
import harness.cases.BadCorpus;
import harness.cases.Counted;
import harness.cases.Guarantee;
import harness.cases.Judgement;
import harness.puzzle.PuzzleChecker;
import harness.reference.AnswerReader;
import harness.reference.MalformedOutput;
import harness.reference.Puzzle;
import harness.reference.StrictReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A judge's answer file, checked by the exact oracle. Any answer that a judge accepts is right. */
final class AnswerFile {

  private static final Pattern TOKEN = Pattern.compile("\\S+");

  /**
   * What is wrong with an answer.
   *
   * @param saysPlace whether the text begins with its line
   */
  private record Problem(String text, boolean saysPlace) {}

  private final Puzzle puzzle;
  private final Path file;
  private final PuzzleChecker judge;

  AnswerFile(Puzzle puzzle, Path file) {
    this.puzzle = puzzle;
    this.file = file;
    this.judge = new PuzzleChecker(puzzle, false);
  }

  /** The right answers to the given cases, in the judge's format. */
  static String right(Puzzle puzzle, List<String> inputs) {
    StringBuilder answers = new StringBuilder();
    for (String input : inputs) {
      answers.append(puzzle.format().print(puzzle.oracle().answer(input)));
    }
    return answers.toString();
  }

  /**
   * Checks that the file contains a right answer for each of the cases and nothing else.
   *
   * @throws BadCorpus with file, line, column and the number of the case
   */
  void check(List<String> inputs) throws BadCorpus {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new BadCorpus(file + ": cannot be read");
    }
    AnswerReader reader = puzzle.format().answers(new ByteArrayInputStream(bytes));
    for (int i = 0; i < inputs.size(); i++) {
      Problem problem = problem(reader, inputs.get(i));
      if (problem != null) {
        List<String> upTo = inputs.subList(0, i + 1);
        throw new BadCorpus(file + ": " + where(bytes, upTo, problem) + problem.text());
      }
    }
    try {
      if (reader.next() != null) {
        throw extra(bytes, inputs);
      }
    } catch (IOException | MalformedOutput anything) {
      throw extra(bytes, inputs);
    }
  }

  /** What is wrong with the next answer, or null. */
  private Problem problem(AnswerReader reader, String input) {
    Answer answer;
    try {
      answer = reader.next();
    } catch (MalformedOutput malformed) {
      return new Problem(malformed.getMessage(), malformed.saysPlace());
    } catch (IOException e) {
      throw new IllegalStateException("reading from memory failed", e);
    }
    if (answer == null) {
      return new Problem("the file ends without an answer", false);
    }
    Judgement judgement =
        judge.judge(
            input,
            puzzle.oracle().distance(input),
            answer,
            puzzle.format().printsMoves(),
            Guarantee.OPTIMAL);
    return judgement.isAccepted() ? null : new Problem(judgement.detail(), false);
  }

  /** The case's number and, if the problem does not include it, its line and column. */
  private String where(byte[] bytes, List<String> inputs, Problem problem) {
    return problem.saysPlace()
        ? ""
        : firstDifference(bytes, inputs) + "case " + inputs.size() + ": ";
  }

  private BadCorpus extra(byte[] bytes, List<String> inputs) {
    return new BadCorpus(
        file
            + ": "
            + firstDifference(bytes, inputs)
            + "the file continues after the last of "
            + Counted.of(inputs.size(), "answer"));
  }

  /** The first word in which the file differs from the right answers. */
  private String firstDifference(byte[] bytes, List<String> inputs) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    List<MatchResult> found = TOKEN.matcher(text).results().toList();
    List<String> right = new ArrayList<>();
    TOKEN.matcher(right(puzzle, inputs)).results().forEach(token -> right.add(token.group()));
    int same = 0;
    while (same < found.size()
        && same < right.size()
        && found.get(same).group().equals(right.get(same))) {
      same++;
    }
    int offset = same < found.size() ? found.get(same).start() : text.stripTrailing().length();
    long line = 1 + text.substring(0, offset).chars().filter(c -> c == '\n').count();
    int column = offset - text.lastIndexOf('\n', offset - 1);
    String where = "line " + line + ", column " + column + ": ";
    return same < found.size()
        ? where + "found " + StrictReader.quote(found.get(same).group()) + ": "
        : where;
  }
}
