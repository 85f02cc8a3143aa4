package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ReadsTest {

  @Test
  void filesAreThoseAfterTheColons() {
    String rules =
        """
        a.o: /x/a.c \\
         /x/b\\ c.h /x/d\\#$$e.h
        other target: f.h

        f.h:
        """;
    assertEquals(
        List.of("/x/a.c", "/x/b c.h", "/x/d#$e.h", "f.h"), List.copyOf(Reads.prerequisites(rules)));
  }

  @Test
  void linesThatAreNotRulesNameNoFiles() {
    assertEquals(List.of(), List.copyOf(Reads.prerequisites("a b c\n\\\n$")));
  }
}
