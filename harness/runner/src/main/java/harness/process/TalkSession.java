package harness.process;

import harness.machine.FileTree;
import harness.machine.LeftBehind;
import harness.machine.RunCancelled;
import harness.machine.RunnerFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Two programs in separate sandboxes that talk with each other: each reads what the other writes.
 * Neither sees the other's files or processes. Used by one thread, except for {@link #close()}.
 */
final class TalkSession implements Talk {

  private static final String PREFIX = LeftBehind.prefix("talk");

  /** Opens the sessions of both. */
  @FunctionalInterface
  interface Opener {
    /** Opens one session, with room for the files given to a run, in bytes. */
    RunnerSession open(Meeting meeting, long givenBytes);
  }

  private final Opener opener;
  private volatile boolean closed;
  private @Nullable Path folder;
  private @Nullable RunnerSession submission;
  private @Nullable RunnerSession interactor;
  private @Nullable Watcher watcher;

  TalkSession(Opener opener) {
    this.opener = opener;
  }

  @Override
  public Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor) {
    openBoth(ofSubmission, ofInteractor);
    ProgramRun partner = Objects.requireNonNull(interactor).start(ofInteractor);
    RunnerRun speaking = (RunnerRun) Objects.requireNonNull(submission).start(ofSubmission);
    if (watcher != null) {
      watcher.begins();
      speaking.watch(watcher::said);
    }
    ProcessReport report = speaking.finish();
    ProcessReport ofPartner = partner.finish();
    deleteFolder(); // they are connected
    RunResult result = new RunResult(ofPartner, new byte[0], partner.files());
    return new Conversation(report, result, List.of(speaking.transcript()));
  }

  @Override
  public void watch(Watcher onlooker) {
    watcher = onlooker;
  }

  /** Opens both sessions again if either has lost its runner or has no room for its files. */
  private synchronized void openBoth(RunRequest ofSubmission, RunRequest ofInteractor) {
    if (closed) {
      throw new RunCancelled();
    }
    if (submission != null
        && submission.isReadyFor(ofSubmission)
        && interactor != null
        && interactor.isReadyFor(ofInteractor)) {
      return;
    }
    closeBoth();
    try {
      folder = Files.createTempDirectory(PREFIX);
    } catch (IOException e) {
      throw new RunnerFailure("cannot create a folder for the runners' socket", e);
    }
    Path socket = folder.resolve("socket");
    interactor = opener.open(new Meeting(socket, false), ofInteractor.givenBytes());
    submission = opener.open(new Meeting(socket, true), ofSubmission.givenBytes());
  }

  private void closeBoth() {
    if (submission != null) {
      submission.close();
    }
    if (interactor != null) {
      interactor.close();
    }
    deleteFolder();
    submission = null;
    interactor = null;
  }

  private synchronized void deleteFolder() {
    if (folder == null) {
      return;
    }
    try {
      FileTree.delete(folder);
      folder = null;
    } catch (IOException e) {
      throw new RunnerFailure("cannot delete " + folder, e);
    }
  }

  @Override
  public void close() {
    closed = true;
    synchronized (this) {
      closeBoth();
    }
  }
}
