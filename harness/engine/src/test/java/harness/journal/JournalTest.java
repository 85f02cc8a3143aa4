package harness.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Thorough;
import harness.journal.JournalReader.Unread;
import harness.report.CampaignSpec;
import harness.tally.Counts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only the damaged records of a journal are lost, and counts are never wrong. */
final class JournalTest {

  private static final CampaignSpec ASKED = Specs.of(0, 30L);

  /** How many times the campaign's specification is written. */
  private static final int COPIES = 2;

  @TempDir private Path folder;
  private final List<Entry> written = List.of(done(0, 10), done(10, 20), done(20, 30));
  private byte[] whole;

  private static Entry done(long from, long to) {
    Counts counts =
        new Counts(to - from, 0, false, Map.of("easy", to - from), List.of(), List.of(), List.of());
    return new Entry.Done(from, to, 5, counts);
  }

  @BeforeEach
  void write() throws IOException {
    try (Journal journal = Journal.create(folder, ASKED, Specs.REPRODUCTION)) {
      for (Entry each : written) {
        journal.append(each);
      }
    }
    whole = Files.readAllBytes(file());
    assertEquals(COPIES + written.size(), ends().size());
  }

  private Path file() {
    return folder.resolve("journal");
  }

  private List<Entry> resumed(CampaignSpec asked) throws IOException {
    List<Entry> read = new ArrayList<>();
    Journal.resume(folder, asked, read::add).close();
    return read;
  }

  /** The readable records of some bytes, without the specification. */
  private List<Entry> readable(byte[] bytes, Unread expected) throws IOException {
    Files.write(file(), bytes);
    List<Entry> read = new ArrayList<>();
    Unread unread = Journal.read(folder, read::add);
    if (expected != null) {
      assertEquals(expected, unread);
    }
    assertEquals(new Entry.Opened(ASKED, Specs.REPRODUCTION), read.remove(0));
    return read;
  }

  /** The end of each record in the file. */
  private List<Integer> ends() {
    List<Integer> ends = new ArrayList<>();
    for (int i = 0; i < whole.length; i++) {
      if (whole[i] == '\n') {
        ends.add(i + 1);
      }
    }
    return ends;
  }

  /** All records except the one that contains a byte; a record includes its line feed. */
  private List<Entry> writtenWithout(int at) {
    List<Entry> rest = new ArrayList<>(written);
    int record = (int) ends().stream().filter(end -> end <= at).count() - COPIES;
    if (record >= 0) {
      rest.remove(record);
    }
    return rest;
  }

  private static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      joined.writeBytes(part);
    }
    return joined.toByteArray();
  }

  @Test
  void writtenRecordsAreReadBack() throws IOException {
    assertEquals(written, resumed(ASKED));
    assertEquals(written, readable(whole, new Unread(0, 0)));
  }

  @Test
  void truncatedAtAnyByteItKeepsTheCompleteRecords() throws IOException {
    List<Integer> ends = ends();
    for (int length = ends.get(COPIES); length < whole.length; length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      int kept = length < ends.get(COPIES + 1) ? 1 : 2;
      assertEquals(written.subList(0, kept), resumed(ASKED), "cut at " + length);
      assertEquals((long) ends.get(COPIES + kept - 1), Files.size(file()), "cut at " + length);
    }
  }

  @Test
  void aDamagedByteCostsOnlyItsOwnRecord() throws IOException {
    for (int at = 0; at < whole.length; at++) {
      assertDamageCostsOneRecord(at, at % Byte.SIZE);
    }
  }

  @Thorough
  @Test
  void anyDamagedBitCostsOnlyItsOwnRecord() throws IOException {
    for (int at = 0; at < whole.length; at++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        assertDamageCostsOneRecord(at, bit);
      }
    }
  }

  private void assertDamageCostsOneRecord(int at, int bit) throws IOException {
    byte[] damaged = whole.clone();
    damaged[at] ^= (byte) (1 << bit);
    assertEquals(writtenWithout(at), readable(damaged, null), "bit " + bit + " of byte " + at);
  }

  @Test
  void aDamagedRecordIsCountedOnce() throws IOException {
    int last = ends().get(ends().size() - 2);
    for (int at = 0; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] = '?';
      readable(damaged, at < last ? new Unread(1, 0) : new Unread(0, whole.length - last));
    }
  }

  @Test
  void aDamagedRecordStaysAndTheLostRangeIsWrittenAgain() throws IOException {
    byte[] damaged = whole.clone();
    int inTheSecond = ends().get(COPIES) + 30;
    damaged[inTheSecond] ^= 1;
    Files.write(file(), damaged);
    try (Journal journal = Journal.resume(folder, ASKED, entry -> {})) {
      assertEquals(
          List.of("skipped 1 unreadable record; ranges without another record are run again"),
          journal.notes());
      journal.append(written.get(1));
    }
    assertEquals(List.of(written.get(0), written.get(2), written.get(1)), resumed(ASKED));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x",
        "\0\0\0\0",
        "\n",
        "x\n\0\n",
        "00000000 {\"entry\":\"done\"}",
        "{\"entry\":\"{\"entry\":\""
      })
  void garbageBetweenRecordsCostsNone(String garbage) throws IOException {
    byte[] inserted = garbage.getBytes(StandardCharsets.US_ASCII);
    for (int end : ends().subList(COPIES - 1, ends().size() - 1)) {
      byte[] damaged =
          joined(Arrays.copyOf(whole, end), inserted, Arrays.copyOfRange(whole, end, whole.length));
      assertEquals(written, readable(damaged, null), garbage + " at " + end);
    }
  }

  @Test
  void aBlockOfZerosInTheMiddleCostsTheRecordsThatItCovers() throws IOException {
    byte[] damaged = whole.clone();
    Arrays.fill(damaged, ends().get(COPIES - 1) + 5, ends().get(COPIES + 1) - 5, (byte) 0);
    List<Entry> read = readable(damaged, null);
    assertEquals(written.subList(2, 3), read);
  }

  @Test
  void theSpecificationIsWrittenTwice() throws IOException {
    for (int copy = 0; copy < COPIES; copy++) {
      byte[] damaged = whole.clone();
      damaged[ends().get(copy) - 5] ^= 1;
      assertEquals(written, readable(damaged, new Unread(1, 0)));
      assertEquals(ASKED, Journal.spec(folder));
    }
    byte[] damaged = whole.clone();
    damaged[ends().get(0) - 5] ^= 1;
    damaged[ends().get(1) - 5] ^= 1;
    Files.write(file(), damaged);
    UnusableJournal refused = assertThrows(UnusableJournal.class, () -> resumed(ASKED));
    assertEquals(
        file() + ": the record with the campaign's settings is damaged", refused.getMessage());
  }

  @Test
  void twoCampaignsInOneFileAreRefused() throws IOException {
    try (Journal other =
        Journal.create(folder.resolve("other"), Specs.of("gears", 1, 0, 30L), Specs.REPRODUCTION)) {
      assertEquals(List.of(), other.notes());
    }
    byte[] both = joined(whole, Files.readAllBytes(folder.resolve("other").resolve("journal")));
    assertThrows(UnusableJournal.class, () -> readable(both, null));
  }

  @Test
  void aJournalOfAnEarlierVersionIsRefusedInALine() throws IOException {
    String json = "{\"entry\":\"opened\",\"asked\":{\"things\":{\"seed\":\"1\"}}}";
    CRC32C sum = new CRC32C();
    sum.update(json.getBytes(StandardCharsets.US_ASCII));
    Files.writeString(file(), String.format("%08x %s\n", sum.getValue(), json).repeat(COPIES));
    UnusableJournal refused = assertThrows(UnusableJournal.class, () -> resumed(ASKED));
    String message = refused.getMessage();
    assertTrue(
        message.contains("contains a record that was not written by this version: "), message);
    assertEquals(1, message.lines().count(), message);
  }

  @Test
  void aDamagedBeginningIsRefused() throws IOException {
    for (int length = 0; length < ends().get(0); length++) {
      Files.write(file(), Arrays.copyOf(whole, length));
      assertThrows(UnusableJournal.class, () -> resumed(ASKED));
    }
  }

  @Test
  void afterATruncationItContinues() throws IOException {
    Files.write(file(), Arrays.copyOf(whole, whole.length - 3));
    try (Journal journal = Journal.resume(folder, ASKED, entry -> {})) {
      assertEquals(1, journal.notes().size());
      assertTrue(journal.notes().get(0).startsWith("cut "), journal.notes()::toString);
      journal.append(written.get(2));
    }
    assertEquals(written, resumed(ASKED));
  }

  @Test
  void anotherCampaignIsRefusedWithTheDifference() {
    CampaignSpec other = Specs.of("knights", 2, 0, 30L);
    UnusableJournal refused = assertThrows(UnusableJournal.class, () -> resumed(other));
    assertEquals(
        folder + " belongs to a different campaign: seed is 1 there and 2 here",
        refused.getMessage());
  }

  @Test
  void aJournalInUseIsRefused() throws IOException {
    try (Journal open = Journal.resume(folder, ASKED, entry -> {})) {
      assertEquals(List.of(), open.notes());
      UnusableJournal refused = assertThrows(UnusableJournal.class, () -> resumed(ASKED));
      assertEquals(folder + " is in use by another run of this campaign", refused.getMessage());
    }
  }

  @Test
  void aJournalInUseIsRefusedEvenIfTheLockWasDeleted() throws IOException {
    try (Journal open = Journal.resume(folder, ASKED, entry -> {})) {
      assertEquals(List.of(), open.notes());
      Files.delete(folder.resolve("journal.lock"));
      assertThrows(UnusableJournal.class, () -> resumed(ASKED));
    }
  }

  @Test
  void aSecondCampaignDoesNotReplaceTheFirst() {
    assertThrows(UnusableJournal.class, () -> Journal.create(folder, ASKED, Specs.REPRODUCTION));
  }

  @Test
  void ofSeveralThatBeginACampaignAtOnceOneSucceeds() throws Exception {
    int threads = 4;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      for (int round = 0; round < 25; round++) {
        Path campaign = folder.resolve("round" + round);
        CyclicBarrier start = new CyclicBarrier(threads);
        CyclicBarrier end = new CyclicBarrier(threads);
        Callable<Integer> one = () -> begins(campaign, start, end);
        int begun = 0;
        for (Future<Integer> each : pool.invokeAll(List.of(one, one, one, one))) {
          begun += each.get();
        }
        assertEquals(1, begun, "round " + round);
        assertEquals(ASKED, Journal.spec(campaign));
      }
    } finally {
      pool.shutdownNow();
    }
  }

  /** 1 if it begins the campaign, which it holds until all have tried; 0 if it is refused. */
  private static int begins(Path campaign, CyclicBarrier start, CyclicBarrier end)
      throws Exception {
    start.await();
    try (Journal journal = Journal.create(campaign, ASKED, Specs.REPRODUCTION)) {
      end.await();
      journal.append(done(0, 10));
      return 1;
    } catch (UnusableJournal refused) {
      end.await();
      return 0;
    }
  }

  @Test
  void aDeletedJournalAcceptsNoMoreRecords() throws IOException {
    try (Journal journal = Journal.resume(folder, ASKED, entry -> {})) {
      journal.requireThere();
      Files.delete(file());
      UnwritableJournal gone =
          assertThrows(UnwritableJournal.class, () -> journal.append(done(30, 40)));
      assertEquals(
          file() + " was deleted or replaced while the campaign was running; its contents are lost",
          gone.getMessage());
      Files.write(file(), whole);
      assertThrows(UnwritableJournal.class, journal::requireThere, "another file with that name");
    }
  }
}
