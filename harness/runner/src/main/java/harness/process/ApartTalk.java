package harness.process;

import java.util.function.Supplier;

/** Talks in two pairs of sandboxes, one for quick runs; see {@link ApartSession}. */
final class ApartTalk implements Talk {

  private final Talk quick;
  private final Talk plain;

  /** Uses two talks of the same programs, which open their sandboxes when they need them. */
  ApartTalk(Supplier<Talk> opener) {
    this.quick = opener.get();
    this.plain = opener.get();
  }

  @Override
  public Conversation talk(RunRequest ofSubmission, RunRequest ofInteractor) {
    boolean isQuick = ofSubmission.quick() || ofInteractor.quick();
    return (isQuick ? quick : plain).talk(ofSubmission, ofInteractor);
  }

  @Override
  public void watch(Watcher watcher) {
    quick.watch(watcher);
    plain.watch(watcher);
  }

  @Override
  public void close() {
    quick.close();
    plain.close();
  }
}
