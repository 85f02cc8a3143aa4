package harness.corpus;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which files kill which wrong programs. A file kills a program that fails on it as expected, or in
 * any way if nothing is expected. A file earns its place if it kills a program that no earlier file
 * kills.
 *
 * @param programs names of the wrong programs
 * @param files in the corpus's order
 * @param smallest the fewest files that kill every program that can be killed
 * @param proven whether no smaller set exists, also if the runs that were left out were known
 * @param survivors programs that no file kills
 * @param otherwise those of the survivors that fail in another way than expected
 */
public record Strength(
    List<String> programs,
    List<FileStrength> files,
    List<String> smallest,
    boolean proven,
    List<String> survivors,
    List<Otherwise> otherwise) {

  /**
   * The strength of one file.
   *
   * @param kills programs that it kills
   * @param earns programs that it is the first to kill
   * @param notRun programs that it may kill, but that were not run on some of its cases after they
   *     exceeded the time limit, or because of an interruption
   * @param otherwise programs that fail on it in another way than expected
   * @param notJudged programs on which it could not be judged, so that it does not kill them
   * @param judgeError why it could not be judged on one of them; null if it could on all
   */
  public record FileStrength(
      String name,
      List<String> kills,
      List<String> earns,
      List<String> notRun,
      List<String> otherwise,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> notJudged,
      @JsonInclude(JsonInclude.Include.NON_NULL) String judgeError) {}

  /**
   * A program that no file kills, but that fails in another way.
   *
   * @param file the first on which it does
   * @param verdict the verdict on this file
   * @param expected what was expected, in words
   */
  public record Otherwise(String program, String file, String verdict, String expected) {}

  /** Evaluates a tally. */
  public static Strength of(List<String> programs, List<String> files, FileTally tally) {
    List<BitSet> kills = new ArrayList<>();
    List<BitSet> unknown = new ArrayList<>();
    List<FileStrength> rows = new ArrayList<>();
    BitSet dead = new BitSet();
    for (int f = 0; f < files.size(); f++) {
      BitSet killed = new BitSet();
      BitSet notRun = new BitSet();
      BitSet failed = new BitSet();
      BitSet notJudged = new BitSet();
      for (int p = 0; p < programs.size(); p++) {
        killed.set(p, tally.kills(p, f) > 0 && tally.failure(p, f) == null);
        notRun.set(p, tally.isUnknown(p, f));
        failed.set(p, failsOtherwise(tally, p, f));
        notJudged.set(p, tally.failure(p, f) != null);
      }
      BitSet earned = (BitSet) killed.clone();
      earned.andNot(dead);
      dead.or(killed);
      kills.add(killed);
      unknown.add(notRun);
      rows.add(
          new FileStrength(
              files.get(f),
              names(programs, killed),
              names(programs, earned),
              names(programs, notRun),
              names(programs, failed),
              names(programs, notJudged),
              Optional.ofNullable(tally.anyFailure(f)).map(JudgeFailure::line).orElse(null)));
    }
    BitSet alive = new BitSet();
    alive.set(0, programs.size());
    alive.andNot(dead);
    SetCover.Cover cover = SetCover.smallest(kills, unknown);
    return new Strength(
        programs,
        rows,
        cover.sets().stream().map(files::get).toList(),
        cover.proven(),
        names(programs, alive),
        alive.stream()
            .boxed()
            .flatMap(p -> otherwise(programs.get(p), p, files, tally).stream())
            .toList());
  }

  private static boolean failsOtherwise(FileTally tally, int program, int file) {
    Verdict worst = tally.worst(program, file).verdict();
    return tally.failure(program, file) == null
        && tally.kills(program, file) == 0
        && tally.expected(program).isOtherFailure(worst);
  }

  private static Optional<Otherwise> otherwise(
      String name, int program, List<String> files, FileTally tally) {
    return IntStream.range(0, files.size())
        .filter(f -> failsOtherwise(tally, program, f))
        .mapToObj(
            f ->
                new Otherwise(
                    name,
                    files.get(f),
                    tally.worst(program, f).verdict().label(),
                    tally.expected(program).wanted()))
        .findFirst();
  }

  /** The number of runs that were left out. */
  @JsonIgnore
  public int leftOut() {
    return files.stream().mapToInt(file -> file.notRun().size()).sum();
  }

  /** The files that kill nothing new, whatever the runs that were left out would show. */
  @JsonIgnore
  public List<String> idle() {
    List<String> idle = new ArrayList<>();
    Set<String> dead = new HashSet<>();
    for (FileStrength file : files) {
      dead.addAll(file.kills());
      if (file.judgeError() == null && file.earns().isEmpty() && dead.containsAll(file.notRun())) {
        idle.add(file.name());
      }
    }
    return idle;
  }

  /** The files with a case that could not be judged. */
  @JsonIgnore
  public List<FileStrength> unjudged() {
    return files.stream().filter(file -> file.judgeError() != null).toList();
  }

  private static List<String> names(List<String> programs, BitSet chosen) {
    return chosen.stream().mapToObj(programs::get).toList();
  }
}
