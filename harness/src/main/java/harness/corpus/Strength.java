package harness.corpus;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which files kill which wrong programs. A file kills a program that fails on it as expected, or in
 * any way if nothing is expected. A file earns its place if it kills a program that no earlier file
 * kills.
 *
 * @param programs names of the wrong programs
 * @param files in the corpus's order
 * @param smallest the fewest files that kill every program that can be killed
 * @param proven whether no smaller set exists
 * @param survivors programs that no file kills
 */
public record Strength(
    List<String> programs,
    List<FileStrength> files,
    List<String> smallest,
    boolean proven,
    List<String> survivors) {

  /**
   * The strength of one file.
   *
   * @param kills programs that it kills
   * @param earns programs that it is the first to kill
   * @param notRun programs that skipped some of its cases after exceeding the time limit too often
   * @param judgeError why it could not be judged; null if it could
   */
  public record FileStrength(
      String name,
      List<String> kills,
      List<String> earns,
      List<String> notRun,
      @JsonInclude(JsonInclude.Include.NON_NULL) String judgeError) {}

  /** Evaluates a finished tally. */
  public static Strength of(List<String> programs, List<String> files, FileTally tally) {
    List<BitSet> kills = new ArrayList<>();
    List<FileStrength> rows = new ArrayList<>();
    BitSet dead = new BitSet();
    for (int f = 0; f < files.size(); f++) {
      BitSet killed = new BitSet();
      BitSet notRun = new BitSet();
      for (int p = 0; p < programs.size(); p++) {
        killed.set(p, tally.kills(p, f) > 0);
        notRun.set(p, tally.kills(p, f) == 0 && tally.spared(p, f) > 0);
      }
      BitSet earned = (BitSet) killed.clone();
      earned.andNot(dead);
      dead.or(killed);
      kills.add(killed);
      rows.add(
          new FileStrength(
              files.get(f),
              names(programs, killed),
              names(programs, earned),
              names(programs, notRun),
              tally.failure(f) == null ? null : tally.failure(f).line()));
    }
    BitSet alive = new BitSet();
    alive.set(0, programs.size());
    alive.andNot(dead);
    SetCover.Cover cover = SetCover.smallest(kills);
    return new Strength(
        programs,
        rows,
        cover.sets().stream().map(files::get).toList(),
        cover.proven(),
        names(programs, alive));
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
