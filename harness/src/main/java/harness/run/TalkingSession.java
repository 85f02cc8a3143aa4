package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Limits;
import harness.problem.SingleCaseFiles;
import harness.process.Conversation;
import harness.process.ProcessReport;
import harness.process.RunLimits;
import harness.process.Talk;
import java.util.List;

/** A program used by one thread that talks with an interactor about each case. */
final class TalkingSession extends ProgramAtWork {

  private final Talk talk;
  private final Interaction interaction;
  private final RunLimits limits;

  TalkingSession(Talk talk, Interaction interaction, Limits limits) {
    super(RunLimits.of(limits).cpuNanos());
    this.talk = talk;
    this.interaction = interaction;
    this.limits = RunLimits.of(limits).withOutputBytes(new SingleCaseFiles().mostOutputBytes());
  }

  @Override
  FileRun run(List<Case> cases, boolean quickly) {
    return result(interaction.converse(talk, cases.get(0), limits, quickly));
  }

  private FileRun result(Conversation conversation) {
    ProcessReport report = conversation.submission();
    wasForked(conversation.forked());
    Judgement ruling = interaction.rule(conversation);
    Judgement failure = ruling == null || ruling.isAccepted() ? null : ruling;
    Outcome outcome =
        new Outcome(
            failure == null ? interaction.output(conversation) : null,
            failure,
            report.cpuNanos(),
            report.wallNanos(),
            0,
            0,
            report.peakBytes(),
            report.forked(),
            null);
    return new FileRun(
        failure == null ? List.of(outcome) : List.of(),
        failure,
        report.cpuNanos(),
        report.wallNanos(),
        report.peakBytes(),
        KeptOutput.of(conversation.text()));
  }

  @Override
  public void close() {
    talk.close();
  }
}
