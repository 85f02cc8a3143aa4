package harness.builtin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Reason;
import harness.reference.InvalidInput;
import harness.reference.Puzzle;
import harness.reference.Puzzles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verdict on a whole output is that of its first case that is not right. */
final class FileJudgeTest {

  private static final Puzzle KNIGHTS = Puzzles.named("knights").orElseThrow();
  private static final List<String> BOARDS = List.of(board(2), board(4), board(0));

  private static String board(int distance) {
    return KNIGHTS.space().at(distance).findFirst().orElseThrow();
  }

  private static InputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static FileJudge.Result judge(String output) throws IOException, InvalidInput {
    String input = KNIGHTS.format().file(BOARDS);
    assertEquals(3, FileJudge.countCases(KNIGHTS.format(), bytes(input)));
    return new FileJudge(KNIGHTS, false).judge(bytes(input), 3, bytes(output));
  }

  @Test
  void rightAnswersAreAcceptedAndNoCaseDecides() throws IOException, InvalidInput {
    FileJudge.Result result = judge("2 4 0\n");
    assertTrue(result.judgement().isAccepted());
    assertEquals(0, result.caseNumber());
    assertEquals("", result.detail(3));
  }

  @ParameterizedTest
  @CsvSource({
    "4 4 0, NOT_OPTIMAL, 1, 'case 1: '",
    "2 6 2, NOT_OPTIMAL, 2, 'case 2: '",
    "2 4 -1, FALSE_UNSOLVABLE, 3, 'case 3: '",
    "2 x 9, MALFORMED_OUTPUT, 2, 'case 2: '",
    "'', MISSING_OUTPUT, 1, 'case 1: the output ends after 0 of 3 answers'",
    "2 4, MISSING_OUTPUT, 3, 'case 3: the output ends after 2 of 3 answers'",
    "2 4 0 0, EXTRA_OUTPUT, 4, 'the output goes on after the last answer'",
    "2 4 0 x, EXTRA_OUTPUT, 4, 'the output goes on after the last answer'"
  })
  void theFirstThatIsNotRightDecides(String output, Reason reason, long number, String detail)
      throws IOException, InvalidInput {
    FileJudge.Result result = judge(output);
    assertEquals(reason, result.judgement().reason());
    assertEquals(number, result.caseNumber());
    assertTrue(result.detail(3).startsWith(detail), result.detail(3));
  }

  @Test
  void anInvalidInputGivesNoVerdict() {
    assertThrows(
        InvalidInput.class,
        () -> new FileJudge(KNIGHTS, false).judge(bytes("2\n" + board(0)), 2, bytes("0\n0\n")));
  }
}
