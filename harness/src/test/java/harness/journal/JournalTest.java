package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.tally.Counts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is lost of a journal is its last records, never a count. */
final class JournalTest {

  private static final Asked ASKED = new Asked(Map.of("puzzle", "knights", "seed", "1"));

  @TempDir private Path folder;
  private final List<Entry> written = List.of(done(0, 10), done(10, 20), done(20, 30));

  private static Entry done(long from, long to) {
    Counts counts =
        new Counts(to - from, 0, false, Map.of("easy", to - from), List.of(), List.of(), List.of());
    return new Entry.Done(from, to, 5, counts);
  }

  @BeforeEach
  void write() throws IOException {
    try (Journal journal = Journal.create(folder, ASKED)) {
      for (Entry each : written) {
        journal.append(each);
      }
    }
  }

  private Path file() {
    return folder.resolve("journal");
  }

  private List<Entry> read(Asked asked) throws IOException {
    List<Entry> read = new ArrayList<>();
    Journal.resume(folder, asked, read::add).close();
    return read;
  }

  /** Lengths of the file up to each record's end. */
  private static List<Integer> ends(byte[] whole) {
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < whole.length; i++) {
      if (whole[i] == '\n') {
        ends.add(i + 1);
      }
    }
    return ends;
  }

  @Test
  void whatWasWrittenIsRead() throws IOException {
    assertEquals(written, read(ASKED));
  }

  @Test
  void cutAtAnyByteItKeepsTheWholeRecordsAndTheRest() throws IOException {
    byte[] whole = Files.readAllBytes(file());
    List<Integer> ends = ends(whole);
    assertEquals(4, ends.size());
    for (int length = ends.get(1); length < whole.length; length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      int kept = length < ends.get(2) ? 1 : 2;
      assertEquals(written.subList(0, kept), read(ASKED), "cut at " + length);
      assertEquals((long) ends.get(kept), Files.size(file()), "cut at " + length);
    }
  }

  @Test
  void aDamagedByteEndsItBeforeItsRecord() throws IOException {
    byte[] whole = Files.readAllBytes(file());
    List<Integer> ends = ends(whole);
    for (int at = ends.get(1); at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 1;
      Files.write(file(), damaged);
      assertEquals(written.subList(0, at < ends.get(2) ? 1 : 2), read(ASKED), "damaged at " + at);
    }
  }

  @Test
  void aDamagedFirstRecordIsRefused() throws IOException {
    byte[] whole = Files.readAllBytes(file());
    for (int length = 0; length < ends(whole).get(0); length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      assertThrows(UnusableJournal.class, () -> read(ASKED));
    }
  }

  @Test
  void afterACutItGoesOn() throws IOException {
    byte[] whole = Files.readAllBytes(file());
    Files.write(file(), Arrays.copyOf(whole, whole.length - 3));
    try (Journal journal = Journal.resume(folder, ASKED, entry -> {})) {
      assertTrue(journal.cutBytes() > 0);
      journal.append(written.get(2));
    }
    assertEquals(written, read(ASKED));
  }

  @Test
  void anotherCampaignIsRefusedByWhatDiffers() {
    Asked other = new Asked(Map.of("puzzle", "knights", "seed", "2"));
    UnusableJournal refused = assertThrows(UnusableJournal.class, () -> read(other));
    assertEquals(folder + " is another campaign: seed is 1 there and 2 here", refused.getMessage());
  }

  @Test
  void aJournalInUseIsRefused() throws IOException {
    try (Journal open = Journal.resume(folder, ASKED, entry -> {})) {
      assertEquals(0, open.cutBytes());
      assertThrows(UnusableJournal.class, () -> read(ASKED));
    }
  }

  @Test
  void aSecondCampaignDoesNotReplaceTheFirst() {
    assertThrows(UnusableJournal.class, () -> Journal.create(folder, ASKED));
  }
}
