package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.UsageException;
import harness.dialect.Said;
import harness.formats.CheckerCodes;
import harness.formats.InteractorCall;
import harness.formats.TestJudging;
import harness.problem.JudgeFailure;
import harness.problem.Printed;
import harness.process.Content;
import harness.process.Conversation;
import harness.process.KeptFile;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.process.ProgramInput;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.process.Talk;
import harness.run.Interaction;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The jury's interactor, which talks with submissions or sends them into another pass.
 *
 * @param answers the saved answer of a case; null if it has none
 * @param arguments how it is called for a case, after the usual arguments
 * @param idle for the next talks of each reference
 */
record JuryInteractor(
    JuryProgram program,
    InteractorCall call,
    Function<Case, byte[]> answers,
    Function<Case, List<String>> arguments,
    Map<JuryProgram, Queue<Talk>> idle)
    implements Interaction {

  private static final String INPUT = "input";
  private static final String WRITTEN = "output";
  private static final String ANSWER = "answer";
  private static final String MESSAGE = "judgemessage.txt";
  private static final String NEXT_INPUT = "nextpass.in";
  private static final byte[] NOTHING = {};
  private static final int MOST_WRITTEN = 64 << 20;
  private static final RunLimits OF_PEOPLE = RunLimits.of(Duration.ofDays(7).toNanos(), 0);

  JuryInteractor(JuryProgram program, InteractorCall call) {
    this(program, call, each -> null, each -> call.call().arguments(), new ConcurrentHashMap<>());
  }

  /** What judges by what it prints, if it is a manager. */
  Manager manager() {
    return new Manager(program.name(), call.codes());
  }

  private boolean isTestlib() {
    return call.codes() != CheckerCodes.ICPC;
  }

  /**
   * This interactor when cases are tests.
   *
   * @param ofTest the saved answer of a test; null if it has none
   * @param flags a test's own flags; empty if they are the usual ones
   */
  JuryInteractor ofTests(
      Function<Case, byte[]> ofTest, Function<Case, Optional<TestJudging>> flags) {
    return new JuryInteractor(
        program,
        call,
        ofTest,
        each -> flags.apply(each).map(TestJudging::interactor).orElse(call).call().arguments(),
        idle);
  }

  @Override
  public Talk open(ProgramHost host, Program submission, long memoryBytes) {
    if (call.isManager()) {
      Program started =
          call.managed().openPipes()
              ? submission.startedBy(Manager.SUBMISSION_STARTER)
              : submission;
      return host.talk(started, memoryBytes, program.program(), program.limits().memoryBytes());
    }
    Program own = program.program();
    long ownBytes = program.limits().memoryBytes();
    return call.live()
        ? host.talk(submission, memoryBytes, own, ownBytes)
        : host.inTurns(submission, memoryBytes, own, ownBytes);
  }

  @Override
  public Pass first(Case each, RunLimits ofSubmission) {
    byte[] input = JuryProgram.bytes(each.input());
    byte[] answer = answers.apply(each);
    RunRequest request =
        RunRequest.of(NOTHING, besides(ofSubmission))
            .withFile(INPUT, Content.of(input))
            .withFile(ANSWER, Content.of(answer == null ? NOTHING : answer));
    RunRequest own = RunRequest.of(call.live() ? NOTHING : input, ofSubmission);
    return call.isManager()
        ? new Pass(
            own.withArguments(call.managed().arguments()),
            request.withWanted(Manager.FILES, MOST_WRITTEN))
        : new Pass(own, prepared(request, each));
  }

  private RunRequest prepared(RunRequest request, Case each) {
    List<String> usual =
        switch (call.codes()) {
          case ICPC -> List.of(INPUT, ANSWER, "./");
          case DMOJ -> List.of(INPUT, ANSWER);
          default -> List.of(INPUT, WRITTEN, ANSWER);
        };
    RunRequest called =
        request.withArguments(
            Stream.concat(usual.stream(), arguments.apply(each).stream()).toList());
    return call.passes() > 1
        ? called.withEverythingWanted(MOST_WRITTEN)
        : called.withWanted(List.of(isTestlib() ? WRITTEN : MESSAGE), MOST_WRITTEN);
  }

  /** A live interactor waits for the submission, so it gets the submission's time too. */
  private RunLimits besides(RunLimits ofSubmission) {
    RunLimits limits = program.limits();
    long waits = ofSubmission.wallNanos();
    return call.live()
        ? limits.withTimes(
            limits.cpuNanos(), waits + limits.wallNanos(), waits + limits.idleNanos())
        : limits;
  }

  /** The files that the interactor has written stay in its folder. */
  @Override
  public Pass next(Pass last, Conversation soFar) {
    Judgement ruling = ruling(soFar);
    boolean goesOn = ruling != null && ruling.isAccepted() && nextInput(soFar) != null;
    if (!goesOn || soFar.passes().size() == call.passes()) {
      return null;
    }
    byte[] input = nextInput(soFar).bytes();
    Map<String, KeptFile> kept = new HashMap<>(soFar.interactor().files());
    List.of(INPUT, ANSWER, NEXT_INPUT).forEach(kept::remove);
    RunRequest before = last.ofInteractor();
    RunRequest request =
        RunRequest.of(NOTHING, before.limits())
            .withArguments(before.arguments())
            .withEverythingWanted(MOST_WRITTEN)
            .withFile(INPUT, Content.of(input))
            .withFile(ANSWER, before.files().get(ANSWER));
    for (Map.Entry<String, KeptFile> each : kept.entrySet()) {
      request = request.withFile(each.getKey(), Content.of(each.getValue().bytes()));
    }
    RunRequest ofSubmission = last.ofSubmission();
    return new Pass(
        call.live() ? ofSubmission : ofSubmission.withInput(ProgramInput.of(input)), request);
  }

  private static KeptFile nextInput(Conversation talk) {
    return talk.interactor() == null ? null : talk.interactor().files().get(NEXT_INPUT);
  }

  @Override
  public Judgement rule(Conversation talk) {
    return wrongPass(talk) == null ? ruling(talk) : null;
  }

  private Judgement ruling(Conversation talk) {
    TalkRuling ruling =
        switch (call.codes()) {
          case CMS -> TalkRuling.OF_MANAGER;
          case ICPC -> TalkRuling.ICPC;
          case DMOJ -> TalkRuling.DMOJ;
          default -> TalkRuling.TESTLIB;
        };
    RunResult own = ended(talk);
    return ruling.rule(
        talk.submission(), own == null ? null : own.report(), talk.transcript(), message(own));
  }

  /** How the interactor ended; the shell of a manager has put its error output into a file. */
  private RunResult ended(Conversation talk) {
    RunResult own = talk.interactor();
    return own != null && call.isManager() ? Manager.withErrors(own) : own;
  }

  /** What is wrong with the interactor's request for another pass; null if nothing is. */
  private String wrongPass(Conversation talk) {
    if (call.passes() == 1 || nextInput(talk) == null) {
      return null;
    }
    if (talk.interactor().report().chose(TalkRuling.ICPC_REFUSED)) {
      return "rejects, but also writes " + NEXT_INPUT;
    }
    Judgement ruling = ruling(talk);
    boolean another = ruling != null && ruling.isAccepted();
    return another && talk.passes().size() == call.passes()
        ? "asks for more than " + call.passes() + " passes"
        : null;
  }

  /** The interactor's message; one with several passes appends a line in each. */
  private String message(RunResult own) {
    if (own == null) {
      return "";
    }
    String said = new Said(own).complaint();
    KeptFile file = own.files().get(MESSAGE);
    if (!said.isEmpty() || file == null) {
      return said;
    }
    String text = file.text().strip();
    return Said.firstLine(call.passes() == 1 ? text : text.substring(text.lastIndexOf('\n') + 1));
  }

  /** The result of a talk that the interactor did not reject: what it wrote for the checker. */
  static final class Talked extends Printed {

    private final JudgeFailure failure;

    Talked(byte[] written, JudgeFailure failure) {
      super(written);
      this.failure = failure;
    }

    /** The bytes, unless the interactor failed. */
    byte[] ruled() {
      if (failure != null) {
        throw failure;
      }
      return bytes();
    }
  }

  @Override
  public Talked output(Conversation talk) {
    if (call.isManager()) {
      byte[] printed = Manager.printed(talk.interactor(), call.managed().isJudge());
      return new Talked(printed, failure(talk));
    }
    KeptFile written = talk.interactor().files().get(WRITTEN);
    return new Talked(written == null ? NOTHING : written.bytes(), failure(talk));
  }

  private JudgeFailure failure(Conversation talk) {
    String wrong = wrongPass(talk);
    if (wrong != null) {
      return program.failed(wrong);
    }
    if (ruling(talk) != null) {
      return null;
    }
    return TalkRuling.floods(talk.submission().judgement(), talk.transcript())
        ? program.failed("wrote " + talk.transcript().interactorBytes() + " bytes without end")
        : program.failed(ended(talk), call.codes());
  }

  /**
   * Lets a person talk with it in place of a submission.
   *
   * @return its judgement on the person
   * @throws UsageException if it does not run at the same time as submissions
   * @throws JudgeFailure if it fails
   */
  Judgement withPerson(Case each, InputStream said, OutputStream heard) {
    if (!call.live()) {
      throw new UsageException(
          program.name() + " does not talk: it reads the finished output; give a --solution");
    }
    try (Talk talk = program.talkWithPerson(said, heard)) {
      Conversation held = converse(talk, each, OF_PEOPLE, false);
      Judgement ruling = rule(held);
      if (ruling == null) {
        throw failure(held);
      }
      boolean isTold = call.isManager() && call.managed().isJudge() && ruling.isAccepted();
      return isTold ? manager().judge(each, output(held).ruled(), NOTHING) : ruling;
    }
  }

  /**
   * Lets a reference talk with it, as a submission does.
   *
   * @return what it wrote for the checker
   * @throws JudgeFailure if either fails, or the reference is rejected
   */
  byte[] accepted(JuryProgram reference, Case each) {
    Conversation held = plainly(reference, each);
    Judgement ruling = rule(held);
    if (ruling != null && !ruling.isAccepted()) {
      throw reference.failed("is rejected by " + program.name() + ": " + ruling.detail());
    }
    return output(held).ruled();
  }

  /** The CPU time of a program that talks as a submission; empty if it is not accepted. */
  OptionalLong cpuNanos(JuryProgram submission, Case each) {
    Conversation held = plainly(submission, each);
    Judgement ruling = rule(held);
    return ruling != null && ruling.isAccepted()
        ? OptionalLong.of(held.submission().cpuNanos())
        : OptionalLong.empty();
  }

  private Conversation plainly(JuryProgram submission, Case each) {
    Queue<Talk> talks = idle.computeIfAbsent(submission, unused -> new ConcurrentLinkedQueue<>());
    Talk free = talks.poll();
    Talk talk = free == null ? submission.talkWith(this) : free;
    Conversation held = converse(talk, each, submission.limits(), false);
    talks.add(talk);
    return held;
  }
}
