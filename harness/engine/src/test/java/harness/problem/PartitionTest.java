package harness.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Judgement;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.problem.Partition.Act;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class PartitionTest {

  private static final Judgement CRASH =
      new Judgement(Verdict.RUN_TIME_ERROR, Reason.SIGNAL, "died of SIGSEGV");

  /** Submissions in this order, each as {@code name=output}; {@code name!} crashes. */
  private static Partition of(String... acts) {
    return Partition.of(acts(Arrays.asList(acts)), PartitionTest::areEqual);
  }

  private static List<Act> acts(List<String> acts) {
    return acts.stream()
        .map(
            each ->
                each.endsWith("!")
                    ? Act.failing(each.substring(0, each.length() - 1), CRASH)
                    : Act.printing(each.split("=", -1)[0], printed(each.split("=", -1)[1])))
        .toList();
  }

  private static Printed printed(String text) {
    return new Printed(text.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean areEqual(Object one, Object other) {
    return one.toString().strip().equals(other.toString().strip());
  }

  @Test
  void theLargestGroupComesFirstAndTheOthersAreSuspects() {
    Partition partition = of("bad=0\n", "a1=-1\n", "a2=-1", "a3=-1\n");
    assertEquals("3 of 4 print -1: a1, a2, a3; 1 prints 0: bad", partition.sentence());
    assertEquals(List.of("bad"), partition.suspects());
    assertEquals("bad", partition.primary());
    assertTrue(partition.judgement("a2").isAccepted());
    assertEquals(Verdict.DISAGREEMENT, partition.judgement("bad").verdict());
  }

  @Test
  void theOrderOfTheSubmissionsChangesNothing() {
    List<String> acts =
        new ArrayList<>(List.of("b=2", "a=2 ", "c=3", "d=3", "e=2", "f=4", "g!", "h= ", "i=4"));
    Partition first = of(acts.toArray(String[]::new));
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      Collections.shuffle(acts, random);
      Partition other = of(acts.toArray(String[]::new));
      assertEquals(first.behaviours(), other.behaviours(), acts::toString);
      assertEquals(first.suspects(), other.suspects(), acts::toString);
      assertEquals(first.sentence(), other.sentence(), acts::toString);
    }
  }

  @Test
  void nobodyIsSuspectedInATie() {
    Partition two = of("x=1", "y=2");
    assertEquals("1 of 2 prints 1: x; 1 prints 2: y", two.sentence());
    assertEquals(List.of(), two.suspects());
    assertEquals(Verdict.DISAGREEMENT, two.judgement("x").verdict());
    assertEquals(Verdict.DISAGREEMENT, two.judgement("y").verdict());
    assertEquals(List.of(), of("a=1", "b=1", "c=2", "d=2", "e=3").suspects());
  }

  @Test
  void theSmallestGroupIsSuspectedFirst() {
    Partition partition = of("a=1", "b=1", "c=1", "d=2", "e=2", "z=3");
    assertEquals(List.of("z", "d", "e"), partition.suspects());
    assertEquals("z", partition.primary());
  }

  @Test
  void aCrashIsAFailureOfItsOwn() {
    Partition partition = of("a=1", "b!", "c=1", "d=2");
    assertEquals(
        "2 of 4 print 1: a, c; 1 prints 2: d; 1 fails with run-time-error (signal): b",
        partition.sentence());
    assertEquals(List.of("d"), partition.suspects());
    assertEquals(CRASH, partition.judgement("b"));
    assertFalse(of("a=1", "b!").differs());
    assertFalse(of("a!", "b!").differs());
  }

  @Test
  void printingNothingIsAFailureIfAsManyPrintSomething() {
    Judgement nothing = of("a=1", "b=\n", "c=1").judgement("b");
    assertEquals("wrong-answer (missing-output)", nothing.label());
    assertEquals("prints nothing; 2 others print something", nothing.detail());
    assertTrue(of("a=", "b= \n").judgement("a").isAccepted());
    Partition most = of("a=", "b=", "c=1");
    assertEquals("2 of 3 print nothing: a, b; 1 prints 1: c", most.sentence());
    assertEquals(List.of("c"), most.suspects());
  }

  @Test
  void longOutputsAreNotQuoted() {
    String lines = "1\n".repeat(50);
    assertEquals(
        "2 of 3 print one output: a, b; 1 prints another output: c",
        of("a=" + lines, "b=" + lines, "c=2").sentence());
  }

  @Test
  void equalityNeedNotBeTransitive() {
    Partition.Equality near =
        (one, other) ->
            Math.abs(Integer.parseInt(one.toString()) - Integer.parseInt(other.toString())) <= 1;
    List<Act> acts = acts(List.of("c=3", "b=2", "a=1", "d=2"));
    assertEquals(
        List.of(List.of("a", "b", "c", "d")),
        Partition.of(acts, near).printed().stream().map(Behaviour::submissions).toList());
  }
}
