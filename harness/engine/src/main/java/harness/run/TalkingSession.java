package harness.run;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.problem.Printed;
import harness.process.Conversation;
import harness.process.Talk;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A program used by one thread that talks with an interactor about each case. */
final class TalkingSession extends ProgramAtWork {

  private final Talk talk;
  private final Interaction interaction;

  TalkingSession(Talk talk, Interaction interaction, CaseLimits limits) {
    super(limits);
    this.talk = talk;
    this.interaction = interaction;
  }

  @Override
  FileRun run(List<Case> cases, boolean quickly) {
    Conversation conversation =
        interaction.converse(talk, cases.get(0), limits().of(cases.get(0)), quickly);
    Judgement ruling = interaction.rule(conversation);
    boolean toBeJudged = ruling == null || ruling.isAccepted();
    return FileRun.ofProgram(
        toBeJudged ? List.of(interaction.output(conversation)) : List.of(),
        toBeJudged ? null : ruling,
        1,
        conversation.submission(),
        conversation.forked(),
        conversation.maybeStarved(),
        new Printed(conversation.text().getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public void close() {
    talk.close();
  }
}
