package harness.process;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.jury.TalkJudge;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Talks that go wrong, in one mode. Works without JUnit, because it also runs by itself. */
final class TalkZoo implements AutoCloseable {

  private static final Limits LIMITS = new Limits(300_000_000L, 64L << 20, 1);

  /** On some machines it takes a third of a second to fill the memory. */
  private static final Limits WITH_TIME_TO_HOARD = new Limits(3_000_000_000L, 64L << 20, 1);

  private final ZooMode mode;
  private final ProgramHost host;
  private final Program actor;

  private TalkZoo(ZooMode mode, ProgramHost host, Program actor) {
    this.mode = mode;
    this.host = host;
    this.actor = actor;
  }

  /**
   * Opens a host and compiles the program that plays both parts.
   *
   * @throws harness.machine.RunnerFailure if this sandbox does not work here
   */
  static TalkZoo open(ZooMode.Place place, Languages languages, Path cache) throws IOException {
    ZooMode mode = ZooMode.here(place);
    ProgramHost host = Zoo.host(mode, cache);
    ProgramSource source = ProgramSource.parse(TalkEntry.ACTOR, languages, TalkEntry.FOLDER);
    Compilation compiled = new Compiler(host, languages, cache).compile(source);
    if (compiled instanceof Compilation.Ready ready) {
      return new TalkZoo(mode, host, ready.program());
    }
    host.close();
    throw new IOException(TalkEntry.ACTOR + " does not compile: " + compiled);
  }

  /**
   * How the harness's result for a talk differs from the expected one, or empty.
   *
   * @param times how many times to repeat the talk
   */
  Optional<String> complaint(TalkEntry entry, int times) {
    try {
      return new TalkJudge(playing("interactor", entry.ofInteractor()), host, entry.isTestlib())
          .judge(playing("submission", entry.ofSubmission()), limits(entry), times).stream()
              .filter(said -> !isRight(entry, said))
              .map(said -> entry + " " + mode + ": " + said)
              .findFirst();
    } catch (RuntimeException e) {
      return Optional.of(entry + " " + mode + ": the harness failed: " + e);
    }
  }

  private static Limits limits(TalkEntry entry) {
    return "out-of-memory".equals(entry.reason()) ? WITH_TIME_TO_HOARD : LIMITS;
  }

  private static boolean isRight(TalkEntry entry, Judgement said) {
    String reason = said.reason() == null ? null : said.reason().label();
    return said.verdict().label().equals(entry.verdict())
        && (entry.reason() == null ? reason == null : entry.reason().equals(reason))
        && (entry.says() == null || said.detail().contains(entry.says()));
  }

  private Program playing(String name, List<String> words) {
    List<String> command = Stream.concat(actor.command().stream(), words.stream()).toList();
    return new Program(
        name,
        command,
        actor.readOnly(),
        actor.addressSpaceCapped(),
        actor.memoryAllowanceBytes(),
        actor.memoryMarks());
  }

  @Override
  public void close() {
    host.close();
  }
}
