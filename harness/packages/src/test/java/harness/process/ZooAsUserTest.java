package harness.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import harness.Quiet;
import harness.Thorough;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** If root runs the tests, the zoo and others also run as an ordinary user, in that user's JVM. */
@Quiet
@Thorough
class ZooAsUserTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  private static OrdinaryUser user;

  @BeforeAll
  static void prepare() throws IOException {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    SystemVObjects.removeAll();
    user = OrdinaryUser.prepare(CACHE);
  }

  @AfterAll
  static void end() throws IOException {
    if (user != null) {
      user.close();
      SystemVObjects.removeAll();
    }
  }

  /** The places where only an ordinary user runs programs; {@link ZooTest} covers root's. */
  @TestFactory
  Stream<DynamicTest> programGetsItsVerdict() throws IOException {
    return tests(user.startZoo(List.of(ZooRun.PROGRAMS, "unshare")));
  }

  @TestFactory
  Stream<DynamicTest> programGetsItsVerdictElsewhere() throws IOException {
    return tests(user.startZoo(List.of(ZooRun.PROGRAMS, "bwrap", "none")));
  }

  /** {@link TalkZooTest} covers root's talks. */
  @TestFactory
  Stream<DynamicTest> talkGetsItsVerdict() throws IOException {
    return tests(user.startZoo(List.of(ZooRun.TALKS, "bwrap", "unshare", "none")));
  }

  @TestFactory
  Stream<DynamicTest> requestIsKept() throws IOException {
    return tests(user.startWithCache(RequestTrials.class, List.of()));
  }

  /** As root, programs belong to another user than the runner. Here they do not. */
  @TestFactory
  Stream<DynamicTest> otherTestSucceedsToo() throws IOException {
    return tests(user.start(TestsOfUser.class, List.of()));
  }

  private static Stream<DynamicTest> tests(Process jvm) {
    Stream<DynamicTest> verdicts =
        new BufferedReader(new InputStreamReader(jvm.getInputStream(), StandardCharsets.UTF_8))
            .lines()
            .map(ZooRun.Line::parse)
            .map(line -> dynamicTest(line.program() + " " + line.mode(), () -> assertRight(line)));
    return Stream.concat(
        verdicts, Stream.of(dynamicTest("nothing is left", () -> assertNothingIsLeft(jvm))));
  }

  private static void assertRight(ZooRun.Line line) {
    assumeTrue(line.outcome() != ZooRun.Outcome.SKIPPED, line.why());
    if (line.outcome() == ZooRun.Outcome.WRONG) {
      fail(line.why());
    }
  }

  private static void assertNothingIsLeft(Process jvm) throws Exception {
    assertTrue(jvm.waitFor(1, TimeUnit.MINUTES), "the user's JVM does not end");
    assertTrue(jvm.exitValue() <= 1, () -> "the user's JVM failed: " + errors());
    assertEquals(List.of(), user.leftAfterAWhile());
  }

  private static String errors() {
    try {
      return user.errors();
    } catch (IOException e) {
      return e.toString();
    }
  }
}
