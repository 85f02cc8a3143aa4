package harness.reference.knights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import harness.cases.Answer;
import harness.reference.Format;
import harness.reference.InvalidInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class KnightsFormatTest extends RandomBoards {

  private static final String SAMPLE =
      """
      2
      10110
      01*11
      10111
      01001
      00000
      01011
      110*1
      01110
      01010
      00100
      """;

  private final Format format = new Knights().format();

  private List<String> read(String file) throws IOException, InvalidInput {
    List<String> cases = new ArrayList<>();
    format.read(new ByteArrayInputStream(file.getBytes(StandardCharsets.US_ASCII)), cases::add);
    return cases;
  }

  @Provide
  Arbitrary<List<String>> files() {
    return boards().map(Board::text).list().ofMaxSize(12);
  }

  @Test
  void readsTheSample() throws Exception {
    assertEquals(
        List.of("10110\n01*11\n10111\n01001\n00000\n", "01011\n110*1\n01110\n01010\n00100\n"),
        read(SAMPLE));
    assertEquals(SAMPLE, format.file(read(SAMPLE)));
  }

  @Property(tries = 200)
  void readingIsTheInverseOfPrinting(@ForAll("files") List<String> cases) throws Exception {
    assertEquals(cases, read(format.file(cases)));
  }

  @Property(tries = 200)
  void crLfTrailingBlanksAndAMissingLastNewlineChangeNothing(@ForAll("files") List<String> cases)
      throws Exception {
    String file = format.file(cases);
    assertEquals(cases, read(file.replace("\n", "\r\n")));
    assertEquals(cases, read(file.replace("\n", " \t \n")));
    assertEquals(cases, read(file.replace("\n", " \r\n")));
    assertEquals(cases, read(file.substring(0, file.length() - 1)));
    assertEquals(cases, read(file + "\n \r\n\t"));
  }

  @Test
  void printsOnlyTheCount() {
    assertEquals("7\n", format.print(Answer.of(7, "1,5 3,4 4,2 2,3 3,1 1,2 3,3")));
    assertEquals("-1\n", format.print(Answer.noSolution()));
    assertFalse(format.printsMoves());
  }
}
