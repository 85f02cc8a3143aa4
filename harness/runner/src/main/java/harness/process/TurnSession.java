package harness.process;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two programs in separate sandboxes that run one after the other: the submission's output is the
 * interactor's input. If the submission fails, the interactor does not run.
 */
final class TurnSession implements Talk {

  private final ProgramSession submission;
  private final ProgramSession interactor;
  private @Nullable Watcher watcher;

  TurnSession(ProgramSession submission, ProgramSession interactor) {
    this.submission = submission;
    this.interactor = interactor;
  }

  @Override
  public Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor) {
    RunResult first = submission.run(ofSubmission);
    byte[] given = ((ProgramInput.InMemory) ofSubmission.input()).bytes();
    Transcript said = Transcript.ofTurns(given, first.output(), first.report().outputBytes());
    if (watcher != null) {
      watcher.begins();
      said.said().forEach(watcher::said);
    }
    RunResult second =
        first.report().judgement().isAccepted()
            ? interactor.run(ofInteractor.withInput(ProgramInput.of(first.output())))
            : null;
    return new Conversation(first.report(), second, List.of(said));
  }

  @Override
  public void watch(Watcher onlooker) {
    watcher = onlooker;
  }

  @Override
  public void close() {
    submission.close();
    interactor.close();
  }
}
