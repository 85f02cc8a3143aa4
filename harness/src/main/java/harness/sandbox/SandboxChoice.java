package harness.sandbox;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the best sandbox that works on this machine by trying each. */
public final class SandboxChoice {

  private static final List<String> NOTHING = List.of("/bin/true");

  private SandboxChoice() {}

  /**
   * The sandbox for an {@code --sandbox} option.
   *
   * @throws RunnerFailure if bubblewrap was requested and does not work, or if none works for root,
   *     who must ask to do without: the whole machine is at stake
   */
  public static Sandbox choose(Isolation wish) {
    return switch (wish) {
      case NONE -> new NoSandbox();
      case BWRAP -> bubblewrap();
      case AUTO -> automatic();
    };
  }

  private static Sandbox automatic() {
    try {
      return bubblewrap();
    } catch (RunnerFailure noBubblewrap) {
      if (ProgramUser.isRoot()) {
        throw new RunnerFailure(
            noBubblewrap.getMessage()
                + "; root may not run programs without it: run as an ordinary user, or give"
                + " --sandbox none");
      }
      return pidNamespace().orElseGet(NoSandbox::new);
    }
  }

  private static Sandbox bubblewrap() {
    Path bwrap =
        SearchPath.find("bwrap")
            .orElseThrow(() -> new RunnerFailure("bubblewrap (bwrap) is not installed"));
    String version = Tool.ask(List.of(bwrap.toString(), "--version")).firstLine();
    Sandbox sized = new Bubblewrap(bwrap, version, true);
    if (problemOf(sized).isEmpty()) {
      return sized;
    }
    Sandbox unsized = new Bubblewrap(bwrap, version, false);
    Optional<String> failure = problemOf(unsized);
    if (failure.isPresent()) {
      throw new RunnerFailure("bubblewrap does not work here: " + failure.get());
    }
    return unsized;
  }

  private static Optional<Sandbox> pidNamespace() {
    return SearchPath.find("unshare")
        .<Sandbox>map(unshare -> new PidNamespace(unshare))
        .filter(sandbox -> problemOf(sandbox).isEmpty());
  }

  /** Why a sandbox does not work; empty if it does. */
  private static Optional<String> problemOf(Sandbox sandbox) {
    View view = View.nothing(ProgramUser.next());
    Tool.Output output = Tool.run(sandbox.wrap(NOTHING, view));
    return output.exitCode() == 0 ? Optional.empty() : Optional.of(output.firstLine());
  }
}
