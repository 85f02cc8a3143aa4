package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import harness.Quiet;
import harness.Thorough;
import harness.machine.SearchPath;
import harness.process.OrdinaryUser;
import harness.process.RunnerKiller;
import harness.sandbox.Isolation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a jury program does, the run ends, and either that program is blamed or none. */
@Quiet
@Timeout(120)
class JuryZooTest {

  private static final JuryZoo ZOO = new JuryZoo(Isolation.AUTO);
  private static final JuryZoo OPEN_ZOO = new JuryZoo(Isolation.NONE);

  private static RunnerKiller killer;

  @BeforeAll
  static void lieInWait() {
    assumeTrue(SearchPath.find("python3").isPresent(), "no python3 here");
    killer = new RunnerKiller();
  }

  @AfterAll
  static void nothingIsLeft() {
    if (killer != null) {
      killer.close();
    }
    JuryZoo.assertNothingIsLeft();
  }

  /** Each misdeed in one of the roles. */
  static Stream<Arguments> misdeeds() {
    return misdeeds(true);
  }

  static Stream<Arguments> misdeedsInOtherRoles() {
    return misdeeds(false);
  }

  private static Stream<Arguments> misdeeds(boolean inOneRole) {
    List<Misdeed> all = Misdeed.all(killer);
    List<JuryZoo.Role> roles = List.of(JuryZoo.Role.values());
    List<Arguments> chosen = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      for (JuryZoo.Role role : roles) {
        if ((role == roles.get(i % roles.size())) == inOneRole) {
          chosen.add(Arguments.of(role, all.get(i)));
        }
      }
    }
    return chosen.stream();
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("misdeeds")
  @Execution(ExecutionMode.CONCURRENT) // concurrent with each other, not with another class
  void onlyTheMisbehavingProgramIsBlamed(JuryZoo.Role role, Misdeed misdeed) throws IOException {
    assertNull(ZOO.complaint(role, misdeed));
  }

  @Thorough
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("misdeedsInOtherRoles")
  @Execution(ExecutionMode.CONCURRENT)
  void whoMisbehavesInAnotherRoleIsBlamedOrNobody(JuryZoo.Role role, Misdeed misdeed)
      throws IOException {
    assertNull(ZOO.complaint(role, misdeed));
  }

  static Stream<Misdeed> misdeedsWithoutASandbox() {
    return Misdeed.all(killer).stream().filter(each -> !each.wantsSandbox());
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("misdeedsWithoutASandbox")
  @Execution(ExecutionMode.CONCURRENT)
  void theSameHoldsWithoutASandbox(Misdeed misdeed) throws IOException {
    assertNull(OPEN_ZOO.complaint(JuryZoo.Role.GENERATOR, misdeed));
  }

  /** Well-formed output that makes no sense, by where it is noticed. */
  @Thorough
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "nobody",
      value = {
        "GENERATOR | printf '\\377\\000\\033[2J\\n'; exit | val | judge-error invalid-input",
        "GENERATOR | exec <&-; exit | gen | judge-error generator-failed",
        "REFERENCE | printf '\\377\\000\\033[2J\\n'; exit | chk | judge-error checker-failed",
        "REFERENCE | exec <&-; exit | chk | judge-error checker-failed",
        "VALIDATOR | exec <&-; exit 3 | val | judge-error invalid-input",
        "VALIDATOR | exec <&-; exit | nobody | nobody",
        "CHECKER | exec <&-; exit 3 | chk | judge-error checker-failed",
        "CHECKER | exec <&-; exit 1 | brute | judge-error reference-failed",
        "CHECKER | exec <&-; exit | nobody | nobody",
      })
  @Execution(ExecutionMode.CONCURRENT)
  void nonsenseIsNoSubmissionsFault(JuryZoo.Role role, String script, String culprit, String said)
      throws IOException {
    JuryZoo.Outcome outcome = ZOO.run(Map.of(role, script), 5_000);
    assertEquals(culprit, outcome.culprit(), outcome::toString);
    assertEquals(said, outcome.said(), outcome::toString);
  }

  @Thorough
  @Test
  void theSameHoldsForAnOrdinaryUser() throws Exception {
    OrdinaryUser.notHere().ifPresent(why -> assumeTrue(false, why));
    try (OrdinaryUser user = OrdinaryUser.prepare(Path.of("target", "zoo-cache"))) {
      Process jvm = user.start(JuryZoo.class, List.of());
      String printed = new String(jvm.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, jvm.waitFor(), user.errors());
      List<String> lines = printed.lines().toList();
      assertEquals(Collections.nCopies(Misdeed.all(killer).size(), JuryZoo.RIGHT), lines);
      assertEquals(List.of(), user.leftAfterAWhile());
    }
  }
}
