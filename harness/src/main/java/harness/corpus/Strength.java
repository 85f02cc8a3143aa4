package harness.corpus;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Which files kill which wrong programs. A file kills a program that is not accepted on it; it
 * earns its place by a program that the files before it let live.
 *
 * @param programs names of the wrong programs
 * @param files what each file does, in the corpus's order
 * @param smallest the fewest files that kill all that can be killed
 * @param proven whether there is no smaller set
 * @param survivors programs that no file kills
 */
public record Strength(
    List<String> programs,
    List<FileStrength> files,
    List<String> smallest,
    boolean proven,
    List<String> survivors) {

  /**
   * What one file does.
   *
   * @param kills programs that are not accepted on it
   * @param earns those of them that the files before it let live
   * @param notRun programs spared some of its cases, after they broke the time limit too often
   */
  public record FileStrength(
      String name, List<String> kills, List<String> earns, List<String> notRun) {}

  /** Reads a finished tally. */
  public static Strength of(List<String> programs, List<String> files, FileTally tally) {
    List<BitSet> kills = new ArrayList<>();
    List<FileStrength> rows = new ArrayList<>();
    BitSet dead = new BitSet();
    for (int f = 0; f < files.size(); f++) {
      BitSet killed = new BitSet();
      BitSet notRun = new BitSet();
      for (int p = 0; p < programs.size(); p++) {
        killed.set(p, tally.wrong(p, f) > 0);
        notRun.set(p, tally.wrong(p, f) == 0 && tally.spared(p, f) > 0);
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
              names(programs, notRun)));
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

  private static List<String> names(List<String> programs, BitSet chosen) {
    return chosen.stream().mapToObj(programs::get).toList();
  }
}
