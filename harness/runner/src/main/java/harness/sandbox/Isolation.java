package harness.sandbox;

import harness.machine.LeftBehind;
import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.Tool;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The value of {@code --sandbox auto|bwrap|none}. */
public enum Isolation {
  /** Bubblewrap if it works, else a PID namespace if that works, else neither. */
  AUTO,
  /** Bubblewrap or nothing. */
  BWRAP,
  /** No sandbox. */
  NONE;

  /**
   * Words to put before a command; {@code setsid} then execs that command without forking. Ctrl-C
   * in a terminal goes to the whole foreground process group. A program in a separate session
   * survives it, so the harness can report what it has found so far.
   */
  static final List<String> OWN_SESSION =
      SearchPath.find("setsid").map(setsid -> List.of(setsid.toString())).orElse(List.of());

  private static final List<String> NOTHING = List.of("/bin/true");

  /**
   * The choice with this name.
   *
   * @throws IllegalArgumentException with a one-line message, if there is none
   */
  public static Isolation parse(String name) {
    return Stream.of(values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "unknown sandbox '" + name + "'; expected auto, bwrap, none"));
  }

  /** Removes folders and control groups that processes of this user left when they were killed. */
  public static void removeLeftBehind() {
    LeftBehind.removeTemporary();
    ControlGroup.removeLeftBehind();
  }

  /**
   * The best sandbox that works on this machine, found by trying each.
   *
   * @throws RunnerFailure if bubblewrap was requested and does not work, or if none works for root,
   *     who must ask to do without: the whole machine is at stake
   */
  public Sandbox sandbox() {
    return switch (this) {
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
      return SearchPath.find("unshare")
          .<Sandbox>map(PidNamespace::new)
          .filter(sandbox -> problemOf(sandbox).isEmpty())
          .orElseGet(NoSandbox::new);
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

  /** Why a sandbox does not work; empty if it does. */
  private static Optional<String> problemOf(Sandbox sandbox) {
    View view = View.nothing(ProgramUser.next());
    Tool.Output output = Tool.run(sandbox.wrap(NOTHING, view));
    return output.exitCode() == 0 ? Optional.empty() : Optional.of(output.firstLine());
  }
}
