package harness.jury;

import harness.cases.Case;
import harness.cases.Printable;
import harness.formats.DataFile;
import harness.mutation.Mutation;
import harness.problem.JudgeFailure;
import harness.problem.RunNotes;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Notes what a problem's validators and its checker program let pass though it is just off what is
 * valid or right: blanks where none should be, leading zeros, a count that is one too large, text
 * after the end. Also notes an input on which validators disagree. Nothing of that is an error: an
 * author may want it so.
 */
final class Leniency {

  private static final int MOST_CASES = 2;
  private static final int CHANGED_INPUTS = 40;
  private static final int SHOWN = 60;

  /** Only slow validators take as long. */
  private static final Duration TIME = Duration.ofSeconds(20);

  private final CheckerByTest checker;
  private final RunNotes notes;
  private final long start = System.nanoTime();
  private final List<Case> valid = new ArrayList<>();
  private final Map<List<String>, Set<String>> ofInputs = new LinkedHashMap<>(); // by validators
  private final Map<String, Set<String>> ofOutputs = new LinkedHashMap<>(); // by checker
  private String disputed; // the shortest input on which validators disagree
  private String dispute;

  Leniency(CheckerByTest checker, RunNotes notes) {
    this.checker = checker;
    this.notes = notes;
  }

  /**
   * Tries changes to some cases.
   *
   * @param cases small ones; those are used of which the problem's programs say nothing bad
   */
  void on(Iterator<Case> cases) {
    while (cases.hasNext() && valid.size() < MOST_CASES && !isOver()) {
      Case each = cases.next();
      if (JuryValidator.allAccept(validators(each), each.input())) {
        valid.add(each);
      }
    }
    for (int i = 0; i < valid.size() && !isOver(); i++) {
      tryLayouts(valid.get(i));
      tryOutputs(valid.get(i));
    }
    for (int i = 0; !valid.isEmpty() && i < CHANGED_INPUTS && !isOver(); i++) {
      Case one = valid.get(i % valid.size());
      compareValidators(one, Mutation.of(one.input(), new SplittableRandom(i)));
    }
    conclude();
  }

  private boolean isOver() {
    return System.nanoTime() - start > TIME.toNanos();
  }

  private List<JuryValidator> validators(Case each) {
    return checker.of().apply(each).validators();
  }

  private void tryLayouts(Case each) {
    List<JuryValidator> all = validators(each);
    if (all.isEmpty()) {
      return;
    }
    List<String> names = all.stream().map(JuryValidator::name).toList();
    Set<String> passed = ofInputs.computeIfAbsent(names, none -> new LinkedHashSet<>());
    List<Canary> slips = new ArrayList<>(SlightChange.ofInput(each.input()));
    slips.addAll(SlightChange.ofCount(each.input(), valid.stream().map(Case::input).toList()));
    for (Canary slip : slips) {
      if (!passed.contains(slip.name()) && JuryValidator.allAccept(all, slip.text())) {
        passed.add(slip.name());
      }
    }
  }

  private void compareValidators(Case each, String changed) {
    List<JuryValidator> all = validators(each);
    if (all.size() < 2 || (disputed != null && disputed.length() <= changed.length())) {
      return;
    }
    Map<Boolean, List<String>> said =
        all.stream()
            .collect(
                Collectors.partitioningBy(
                    one -> one.accepts(changed),
                    Collectors.mapping(JuryValidator::name, Collectors.toList())));
    if (!said.get(true).isEmpty() && !said.get(false).isEmpty()) {
      disputed = changed;
      dispute =
          "the validators disagree: %s and %s the input %s"
              .formatted(
                  verb(said.get(true), "accept"), verb(said.get(false), "reject"), shown(changed));
    }
  }

  private static String verb(List<String> names, String verb) {
    return String.join(", ", names) + " " + verb + (names.size() == 1 ? "s" : "");
  }

  private void tryOutputs(Case each) {
    JuryChecker judge = checker.of().apply(each);
    Judging judging = judge.answers().judging();
    if (judge.answers().interactor() != null || judging.programs().isEmpty()) {
      return;
    }
    byte[] right = answer(judge, each);
    if (right == null
        || right.length > DataFile.SMALL_BYTES
        || !accepts(judging, each, right, right)) {
      return;
    }
    String text = new String(right, StandardCharsets.ISO_8859_1);
    for (Canary slip : SlightChange.ofOutput(text)) {
      if (accepts(judging, each, slip.bytes(), right)) {
        ofOutputs.computeIfAbsent(judging.name(), none -> new LinkedHashSet<>()).add(slip.name());
      }
    }
  }

  /** The right output; null if unknown. */
  private static byte[] answer(JuryChecker judge, Case each) {
    try {
      return judge.truth(each).output();
    } catch (JudgeFailure reportedByTheRun) {
      return null;
    }
  }

  private static boolean accepts(Judging judging, Case each, byte[] output, byte[] answer) {
    try {
      return judging.judge(each, output, answer).isAccepted();
    } catch (JudgeFailure refused) {
      return false;
    }
  }

  private void conclude() {
    ofInputs.forEach(
        (names, slips) -> {
          if (!slips.isEmpty()) {
            notes.add(
                "%s %s inputs with %s"
                    .formatted(
                        names.size() == 1 ? "validator" : "validators",
                        verb(names, "accept"),
                        String.join("; ", slips)));
          }
        });
    ofOutputs.forEach(
        (name, slips) ->
            notes.add("%s accepts outputs with %s".formatted(name, String.join("; ", slips))));
    if (dispute != null) {
      notes.add(dispute);
    }
  }

  private static String shown(String input) {
    String line = Printable.inLine(input);
    return '"' + (line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...") + '"';
  }
}
