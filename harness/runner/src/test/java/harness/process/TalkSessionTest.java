package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.Quiet;
import harness.Thorough;
import harness.process.Transcript.Side;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two programs talk, each in its own sandbox. */
@Quiet
@Timeout(60)
class TalkSessionTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final long MEMORY = 128 << 20;
  private static final long SECOND = 1_000_000_000L;
  private static final RunLimits LIMITS = RunLimits.of(SECOND, MEMORY);
  private static final RunLimits OF_INTERACTOR =
      RunLimits.of(5 * SECOND, MEMORY).withTimes(5 * SECOND, 20 * SECOND, 0);

  /** Exchanges numbers three times and writes the last one to a file. */
  private static final String DOUBLES =
      "n=$(cat number); for i in 1 2 3; do echo $n; read -r n || exit 2; done; echo $n >last";

  private static final String DOUBLED = "while read -r n; do echo $((2 * n)); done";

  private ProgramHost host;

  @AfterEach
  void nothingIsLeft() {
    host.close();
    Traces.assertNoneOf(CACHE);
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void eachReadsWhatTheOtherWrites(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, DOUBLED, DOUBLES)) {
      for (int i = 1; i <= 3; i++) {
        Conversation talk = session.talk(request(), interactor().withFile("number", of("7")));
        assertTrue(talk.submission().endedWell(), talk::toString);
        assertTrue(talk.interactor().report().endedWell(), talk::toString);
        assertEquals("56\n", talk.interactor().files().get("last").text());
        assertEquals("<7 >14 <14 >28 <28 >56", spoken(talk));
        assertTrue(talk.transcript().interactorFirst());
        assertEquals(Side.SUBMISSION, talk.transcript().lastSpeaker());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void ifBothWaitTheSubmissionIsIdle(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, "read -r a; read -r b", "echo 1; read -r a")) {
      Conversation talk = session.talk(request(), interactor());
      assertEquals(Cause.IDLE, talk.submission().cause());
      assertEquals(Side.INTERACTOR, talk.transcript().lastSpeaker());
      assertFalse(talk.transcript().interactorFirst());
    }
  }

  @Thorough
  @ParameterizedTest
  @EnumSource(Isolation.class)
  void whatTheInteractorSaysAfterADeadlockIsNoPartOfTheTalk(Isolation isolation)
      throws IOException {
    try (Talk session = session(isolation, "printf 4; read -r a", "read -r a; echo $a")) {
      Conversation talk = session.talk(request(), interactor());
      assertEquals(Cause.IDLE, talk.submission().cause());
      assertEquals(Side.SUBMISSION, talk.transcript().lastSpeaker());
      assertEquals(0, talk.transcript().interactorBytes());
      assertEquals(">4", spoken(talk));
    }
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void aSubmissionThatEndsByItselfEndsFirst(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, "echo 1; exit 5", "read -r a; exit 1")) {
      Conversation talk = session.talk(request(), interactor());
      assertFalse(talk.transcript().interactorFirst());
      assertEquals(5, talk.submission().exitCode());
      assertEquals(1, talk.interactor().report().exitCode());
    }
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void aSubmissionThatFailsBecauseItGetsNoAnswerEndsSecond(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, "read -r a || exit 5", "exit 1")) {
      Conversation talk = session.talk(request(), interactor());
      assertTrue(talk.transcript().interactorFirst());
      assertEquals(5, talk.submission().exitCode());
    }
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void aProgramThatKeepsTalkingToAClosedPipeIsReported(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, "exec yes", "exit 1")) {
      Conversation talk = session.talk(request(), interactor());
      assertTrue(talk.transcript().interactorFirst());
      assertEquals(Cause.SIGNAL, talk.submission().cause());
      assertTrue(talk.transcript().omittedBytes() > 0);
    }
  }

  @Thorough
  @ParameterizedTest
  @EnumSource(Isolation.class)
  void theInteractorsTimeIsNotCountedForTheSubmission(Isolation isolation) throws IOException {
    String computes = "i=0; while [ $i -lt 3000000 ]; do i=$((i + 1)); done; echo 1";
    try (Talk session = session(isolation, "read -r a", computes)) {
      RunLimits brief = LIMITS.withTimes(SECOND / 5, SECOND / 2, SECOND / 4);
      RunRequest judge =
          RunRequest.of(new byte[0], OF_INTERACTOR.withTimes(60 * SECOND, 120 * SECOND, 0));
      Conversation talk = session.talk(RunRequest.of(new byte[0], brief), judge);
      assertTrue(talk.submission().endedWell(), talk::toString);
    }
  }

  @Test
  void theMeetingFolderIsDeletedOnceBothAreConnected() throws IOException {
    List<Path> before = foldersToMeetIn();
    try (Talk session = session(Isolation.NONE, "exit 0", "exit 0")) {
      session.talk(request(), interactor());
      assertEquals(before, foldersToMeetIn());
      assertTrue(session.talk(request(), interactor()).submission().endedWell());
    }
  }

  private static List<Path> foldersToMeetIn() throws IOException {
    try (Stream<Path> all = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return all.filter(each -> each.getFileName().toString().startsWith("harness-talk-"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @EnumSource(Isolation.class)
  void aLostRunnerIsReplacedForBoth(Isolation isolation) throws IOException {
    try (Talk session = session(isolation, "exec 5<>number; echo 1; read -r a; echo $a", DOUBLES)) {
      byte[] large = new byte[20 << 20];
      RunRequest request =
          interactor().withFile("number", of("7")).withFile("large", Content.of(large));
      assertTrue(session.talk(request(), request).submission().endedWell());
      assertTrue(session.talk(request(), request).submission().endedWell());
    }
  }

  private Talk session(Isolation isolation, String submission, String interactor)
      throws IOException {
    host = ProgramHost.open(CACHE, isolation);
    return host.talk(shell(submission), MEMORY, shell(interactor), MEMORY);
  }

  private static Program shell(String script) {
    return new Program("sh", List.of("/bin/sh", "-c", script), List.of(), true, 0, List.of());
  }

  private static RunRequest request() {
    return RunRequest.of(new byte[0], LIMITS);
  }

  private static RunRequest interactor() {
    return RunRequest.of(new byte[0], OF_INTERACTOR).withWanted(List.of("last"), 100);
  }

  private static Content of(String text) {
    return Content.of(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static String spoken(Conversation talk) {
    return talk.transcript().said().stream()
        .map(each -> (each.side() == Side.SUBMISSION ? ">" : "<") + each.text().strip())
        .collect(Collectors.joining(" "));
  }
}
