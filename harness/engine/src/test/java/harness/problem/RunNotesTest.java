package harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class RunNotesTest {

  @Test
  void equalNotesAreKeptOnceAndOrderDoesNotMatter() {
    List<String> added = new ArrayList<>();
    IntStream.range(0, 50).forEach(i -> added.add("note " + (i % 30)));
    RunNotes some = new RunNotes();
    some.addAll(added);
    Collections.shuffle(added, new Random(1));
    RunNotes same = new RunNotes();
    added.stream().parallel().forEach(same::add);
    assertEquals(some.texts(), same.texts());
    assertEquals(20, some.texts().size());
    assertEquals("note 0", some.texts().get(0));
  }

  @Test
  void aNoteIsOneLineOfBoundedLength() {
    RunNotes notes = new RunNotes();
    notes.add("a\nb" + "c".repeat(10_000));
    String text = notes.texts().get(0);
    assertTrue(text.startsWith("a\\x0ab"), text);
    assertTrue(text.length() < 2100);
  }
}
