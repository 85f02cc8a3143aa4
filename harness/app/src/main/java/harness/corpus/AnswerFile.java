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
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A judge's answer file, checked by the exact oracle. Any answer that a judge accepts is right.
 *
 * @param file its place
 */
record AnswerFile(Puzzle puzzle, Path file) {

  private static final Pattern TOKEN = Pattern.compile("\\S+");

  /** The right answers to the given cases, in the judge's format. */
  static String right(Puzzle puzzle, List<String> inputs) {
    return inputs.stream()
        .map(input -> puzzle.format().print(puzzle.oracle().answer(input)))
        .collect(Collectors.joining());
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
      String inCase = "case " + (i + 1) + ": ";
      List<String> upTo = inputs.subList(0, i + 1);
      try {
        String problem = problem(reader, inputs.get(i));
        if (problem != null) {
          throw wrong(firstDifference(bytes, upTo) + inCase + problem);
        }
      } catch (MalformedOutput malformed) {
        String where = malformed.saysPlace() ? "" : firstDifference(bytes, upTo) + inCase;
        throw wrong(where + malformed.getMessage());
      }
    }
    if (continues(reader)) {
      throw wrong(
          firstDifference(bytes, inputs)
              + "the file continues after the last of "
              + Counted.of(inputs.size(), "answer"));
    }
  }

  private BadCorpus wrong(String problem) {
    return new BadCorpus(file + ": " + problem);
  }

  private static boolean continues(AnswerReader reader) {
    try {
      return reader.next() != null;
    } catch (IOException | MalformedOutput anything) {
      return true;
    }
  }

  /** What is wrong with the next answer, or null. */
  private String problem(AnswerReader reader, String input) throws MalformedOutput {
    Answer answer;
    try {
      answer = reader.next();
    } catch (IOException e) {
      throw new IllegalStateException("reading from memory failed", e);
    }
    if (answer == null) {
      return "the file ends without an answer";
    }
    Judgement judgement =
        new PuzzleChecker(puzzle, false)
            .judge(
                input,
                puzzle.oracle().distance(input),
                answer,
                puzzle.format().printsMoves(),
                Guarantee.OPTIMAL);
    return judgement.isAccepted() ? null : judgement.detail();
  }

  /** The first word in which the file differs from the right answers, with line and column. */
  private String firstDifference(byte[] bytes, List<String> inputs) {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    List<MatchResult> found = TOKEN.matcher(text).results().toList();
    List<String> right =
        TOKEN.matcher(right(puzzle, inputs)).results().map(MatchResult::group).toList();
    int same = 0;
    while (same < found.size()
        && same < right.size()
        && found.get(same).group().equals(right.get(same))) {
      same++;
    }
    int offset = same < found.size() ? found.get(same).start() : text.stripTrailing().length();
    long line = 1 + text.substring(0, offset).chars().filter(c -> c == '\n').count();
    int column = offset - text.lastIndexOf('\n', offset - 1);
    String where = "line %s, column %s: ".formatted(line, column);
    return same < found.size()
        ? where + "found " + StrictReader.quote(found.get(same).group()) + ": "
        : where;
  }
}
