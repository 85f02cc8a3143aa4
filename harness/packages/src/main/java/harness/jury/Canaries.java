package harness.jury;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Judgement;
import harness.cases.Printable;
import harness.cases.Reason;
import harness.cases.Score;
import harness.problem.JudgeFailure;
import harness.problem.Rehearsal;
import harness.problem.RunNotes;
import harness.process.ProcessReport;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Tries a problem's checker on outputs that can hardly be right, and its validators on inputs that
 * can hardly be valid. A checker that refuses anything is believed. One that accepts everything, on
 * several cases with different answers, is a judge error; if answers are unknown or all the same,
 * anything might be right, so that this is only noted. A validator that accepts everything is
 * noted.
 */
final class Canaries implements Rehearsal {

  /** Cases on which a checker has to accept everything. */
  private static final int ENOUGH = 4;

  /** Cases that are drawn to find as many, with two different answers. */
  private static final int MOST_DRAWN = 24;

  /** In runs of up to this many cases, those that are drawn are spread over all. */
  private static final long MOST_SPREAD = 10_000;

  /** Cases on which other programs may fail, which may take long each time. */
  private static final int MOST_FAILURES = 4;

  /** Only a checker that has accepted everything so far takes as long, unless programs are slow. */
  private static final Duration MOST_TIME = Duration.ofSeconds(60);

  /**
   * For drawing the largest of some further cases, once the checker accepted everything in some.
   */
  private static final Duration TIME_FOR_LARGEST = Duration.ofSeconds(30);

  /** The size of the largest answers and inputs that are used, in bytes. */
  private static final int MOST_BYTES = 1 << 20;

  private static final int SHOWN = 60;

  private final JuryProblem problem;
  private final CheckerTrial trial;
  private final RunNotes notes;
  private final Set<String> done = new HashSet<>();
  private boolean validatorsTried;

  Canaries(JuryProblem problem, CheckerTrial trial, RunNotes notes) {
    this.problem = problem;
    this.trial = trial;
    this.notes = notes;
  }

  @Override
  public void onOwnCases() {
    if (!problem.turns().isEmpty()) {
      on(problem.defaultGenerator(), 1, 0, MOST_DRAWN);
    }
  }

  @Override
  public synchronized void on(Generator generator, long seed, long first, long end) {
    if (done.add(generator.name() + "@" + seed + "#" + first)) {
      List<ProgramValidator> validators = validatorsTried ? List.of() : programs();
      if (!validators.isEmpty() || isCheckerInDoubt()) {
        run(generator, seed, first, end, validators);
      }
    }
  }

  private List<ProgramValidator> programs() {
    return problem.checker().validators().stream()
        .filter(ProgramValidator.class::isInstance)
        .map(ProgramValidator.class::cast)
        .toList();
  }

  private boolean isCheckerInDoubt() {
    BelievedAnswers answers = problem.checker().answers();
    return !trial.isOver()
        && answers.interactor() == null
        && !answers.judging().programs().isEmpty();
  }

  private void run(
      Generator generator, long seed, long first, long end, List<ProgramValidator> validators) {
    long deadline = System.nanoTime() + MOST_TIME.toNanos();
    Evidence evidence = new Evidence();
    int failures = 0;
    Case largest = null;
    long step = end - first <= MOST_SPREAD ? Math.max(1, (end - first) / MOST_DRAWN) : 1;
    for (long k = 0; k < MOST_DRAWN && k < end - first && k * step < end - first; k++) {
      Case each = drawn(generator, seed, first + k * step);
      if (each != null && !validatorsTried) {
        validatorsTried = true;
        validators.forEach(one -> tryValidator(one, each.input()));
      }
      if (each != null && isCheckerInDoubt()) {
        if (!evidence.isProof()) {
          tryChecker(each, evidence);
          deadline = evidence.isProof() ? System.nanoTime() + TIME_FOR_LARGEST.toNanos() : deadline;
        } else if (largest == null || each.input().length() > largest.input().length()) {
          largest = each;
        }
      }
      if (!isCheckerInDoubt() && validatorsTried) {
        return;
      }
      failures += each == null ? 1 : 0;
      if (failures + evidence.skipped > MOST_FAILURES || System.nanoTime() - deadline > 0) {
        break;
      }
    }
    conclude(evidence, largest);
  }

  /**
   * Accuses the checker if it also accepts everything in the largest case: in small ones, anything
   * might be right.
   *
   * @param largest null if there are no further cases
   */
  private void conclude(Evidence evidence, Case largest) {
    if (isCheckerInDoubt() && largest != null) {
      tryChecker(largest, evidence);
    }
    if (!isCheckerInDoubt()) {
      return;
    }
    if (evidence.isProof()) {
      trial.accuse(evidence.accusation());
    } else if (evidence.cases > 0) {
      notes.add(evidence.note());
    }
  }

  /** A case of which the jury's programs say nothing bad; null if there is none. */
  private static Case drawn(Generator generator, long seed, long index) {
    try {
      Case drawn = generator.draw(seed, index);
      return drawn.input().length() > MOST_BYTES ? null : drawn;
    } catch (JudgeFailure | IllegalArgumentException reportedByTheRun) {
      return null;
    }
  }

  private void tryValidator(ProgramValidator validator, String input) {
    List<Canary> canaries = Canary.ofInput(input);
    if (validator.accepts(input)
        && canaries.stream().allMatch(each -> validator.accepts(each.text()))) {
      notes.add(
          "validator %s accepts every input it was tried on, even %s"
              .formatted(validator.name(), Canary.names(canaries)));
    }
  }

  private void tryChecker(Case each, Evidence evidence) {
    byte[] answer = answer(each);
    boolean isRepeated =
        evidence.cases >= ENOUGH && !evidence.isProof() && !evidence.isNews(answer);
    if (isRepeated || (answer != null && answer.length > MOST_BYTES)) {
      return;
    }
    Judging judging = problem.checker(true).of().apply(each).answers().judging();
    byte[] right = answer == null ? new byte[0] : answer;
    Score best = score(judging, each, right, right);
    if (answer == null ? problem.checker().knowsTruth() : best == null) {
      evidence.skipped++;
      return; // reported by the run
    }
    List<Canary> canaries =
        Canary.ofOutput(each.input(), Evidence.text(right), evidence.others(answer));
    for (Canary canary : canaries) {
      Score score = score(judging, each, canary.bytes(), right);
      if (score == null || (best != null && !score.isAtLeast(best))) {
        trial.acquit();
        return;
      }
    }
    evidence.add(each, answer, judging, canaries);
  }

  /** The right output; null if unknown. */
  private byte[] answer(Case each) {
    try {
      return problem.checker(true).truth(each).output();
    } catch (JudgeFailure reportedByTheRun) {
      return null;
    }
  }

  /** The score of an output; null if the checker refuses it. */
  private static Score score(Judging judging, Case each, byte[] output, byte[] answer) {
    try {
      Judgement judgement = judging.judge(each, output, answer);
      return judgement.isAccepted() ? judgement.score() : null;
    } catch (JudgeFailure refused) {
      return null;
    }
  }

  /** Cases on which the checker has accepted everything. */
  private static final class Evidence {

    private final Set<String> answers = new LinkedHashSet<>();
    private final Set<String> inputs = new HashSet<>();
    private int cases;

    /** Cases on which the reference fails, or the checker refuses its output. */
    private int skipped;

    private boolean hasUnknown;
    private ByProgram program;
    private Case last;
    private byte[] lastAnswer;
    private List<Canary> canaries = List.of();

    static String text(byte[] bytes) {
      return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    /** Whether an answer differs from those before. */
    boolean isNews(byte[] answer) {
      return answer != null && !answers.contains(text(answer));
    }

    /** One other answer that differs. */
    Collection<String> others(byte[] answer) {
      return answers.stream()
          .filter(each -> answer == null || !each.equals(text(answer)))
          .limit(1)
          .toList();
    }

    void add(Case each, byte[] answer, Judging judging, List<Canary> accepted) {
      if (inputs.add(each.input())) {
        cases++;
        hasUnknown |= answer == null;
        if (answer != null) {
          answers.add(text(answer));
        }
        program = judging.programs().get(0);
        last = each;
        lastAnswer = answer == null ? new byte[0] : answer;
        canaries = accepted.size() >= canaries.size() ? accepted : canaries;
      }
    }

    boolean isProof() {
      return cases >= ENOUGH && answers.size() > 1 && !hasUnknown;
    }

    JudgeFailure accusation() {
      return new JudgeFailure(
          program.checker().name(),
          Reason.CHECKER_FAILED,
          "accepts everything: on each of %d cases not only the right output but also %s; %s"
              .formatted(cases, Canary.names(canaries), said()));
    }

    String note() {
      return "checker %s accepted everything it was tried on, in %d %s%s: also %s; %s"
          .formatted(
              program.checker().name(),
              cases,
              cases == 1 ? "case" : "cases",
              answers.size() == 1 && cases > 1 ? " with the same answer" : "",
              Canary.names(canaries),
              said());
    }

    private String said() {
      RunResult result = program.run(JuryProgram.bytes(last.input()), new byte[0], lastAnswer);
      ProcessReport report = result.report();
      List<String> said = new ArrayList<>();
      said.add("ended with exit code " + report.exitCode());
      printed("on its standard output", result.outputText(), said);
      printed("on its standard error", report.errorText(), said);
      boolean isSilent = said.size() == 1;
      if (isSilent) {
        said.add("printed nothing");
      }
      String hint = program.codes().hintAtRefusal(result);
      return "for an empty output it "
          + String.join(", ", said)
          + (hint.isEmpty() ? "; " + advice(report, isSilent) : ", which " + hint);
    }

    private String advice(ProcessReport report, boolean isSilent) {
      boolean isUnread = !program.codes().dialect().isWritten() && !isSilent;
      return "if that means that the output is wrong, "
          + (report.exitCode() == 0 && isUnread
              ? "let it end with the exit code for that (--checker-codes): what it prints is not read"
              : "choose other --checker-codes");
    }

    private static void printed(String where, String text, List<String> said) {
      String line = Printable.inLine(text.strip());
      if (!line.isEmpty()) {
        String shown = line.length() <= SHOWN ? line : line.substring(0, SHOWN) + "...";
        said.add("printed '" + shown + "' " + where);
      }
    }
  }
}
