package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.formats.CheckerCodes;
import harness.problem.JudgeFailure;
import harness.process.Content;
import harness.process.Conversation;
import harness.process.KeptFile;
import harness.process.Program;
import harness.process.RunLimits;
import harness.process.RunRequest;
import harness.process.RunResult;
import harness.process.TalkSession;
import harness.run.Interaction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.Stream;

/** A program of the jury that talks with submissions. */
final class JuryInteractor implements Interaction {

  private static final String INPUT = "input";
  private static final String WRITTEN = "output";
  private static final String ANSWER = "answer";
  private static final String MESSAGE = "judgemessage.txt";
  private static final byte[] NOTHING = {};
  private static final int MOST_WRITTEN = 64 << 20;

  private final JuryProgram program;
  private final List<String> arguments;
  private final boolean isTestlib;
  private final RunLimits limits;
  private final Function<Case, byte[]> answers;
  private final Map<JuryProgram, Queue<TalkSession>> idle = new ConcurrentHashMap<>();

  /**
   * An interactor.
   *
   * @param arguments its own, after the usual ones
   * @param codes how it is called and speaks
   * @param answers the saved answer of a case; null if there is none
   */
  JuryInteractor(
      JuryProgram program,
      List<String> arguments,
      CheckerCodes codes,
      Function<Case, byte[]> answers) {
    this.program = program;
    this.arguments = List.copyOf(arguments);
    this.isTestlib = codes != CheckerCodes.ICPC;
    this.limits = program.limits();
    this.answers = answers;
  }

  @Override
  public Program interactor() {
    return program.program();
  }

  @Override
  public long memoryBytes() {
    return limits.memoryBytes();
  }

  /** It may take as long as the submission beside it, and its own time on top. */
  @Override
  public RunRequest request(Case each, RunLimits ofSubmission) {
    byte[] answer = answers.apply(each);
    RunLimits own =
        limits.withTimes(limits.cpuNanos(), ofSubmission.wallNanos() + limits.wallNanos(), 0);
    RunRequest request =
        RunRequest.of(NOTHING, own)
            .withFile(INPUT, Content.of(each.input().getBytes(StandardCharsets.ISO_8859_1)))
            .withFile(ANSWER, Content.of(answer == null ? NOTHING : answer));
    return isTestlib
        ? request
            .withArguments(with(INPUT, WRITTEN, ANSWER))
            .withWanted(List.of(WRITTEN), MOST_WRITTEN)
        : request
            .withArguments(with(INPUT, ANSWER, "./"))
            .withWanted(List.of(MESSAGE), MOST_WRITTEN);
  }

  private List<String> with(String... usual) {
    return Stream.concat(Stream.of(usual), arguments.stream()).toList();
  }

  @Override
  public Judgement rule(Conversation talk) {
    TalkRuling ruling = isTestlib ? TalkRuling.TESTLIB : TalkRuling.ICPC;
    RunResult own = talk.interactor();
    return ruling.rule(talk.submission(), own.report(), talk.transcript(), message(own));
  }

  private static String message(RunResult own) {
    String said = JuryProgram.complaint(own);
    KeptFile file = own.files().get(MESSAGE);
    return said.isEmpty() && file != null ? JuryProgram.firstLine(file.text()) : said;
  }

  @Override
  public Talked output(Conversation talk) {
    KeptFile written = talk.interactor().files().get(WRITTEN);
    boolean hasFailed = rule(talk) == null;
    return new Talked(
        written == null ? NOTHING : written.bytes(),
        hasFailed ? program.failed(talk.interactor()) : null);
  }

  /**
   * Has a reference talk with it, as a submission does.
   *
   * @return what it wrote for the checker
   * @throws JudgeFailure when one of the two fails, or the reference is refused
   */
  byte[] accepted(JuryProgram reference, Case each) {
    Queue<TalkSession> sessions =
        idle.computeIfAbsent(reference, unused -> new ConcurrentLinkedQueue<>());
    TalkSession session = sessions.poll();
    if (session == null) {
      session = reference.talkWith(program);
    }
    RunRequest request = RunRequest.of(NOTHING, reference.limits());
    Conversation talk = session.talk(request, request(each, reference.limits()));
    sessions.add(session);
    Judgement ruling = rule(talk);
    if (ruling != null && !ruling.isAccepted()) {
      throw reference.failed("is refused by " + program.name() + ": " + ruling.detail());
    }
    return output(talk).ruled();
  }
}
