package harness.corpus;

import com.fasterxml.jackson.annotation.JsonInclude;
import harness.cases.Verdict;
import harness.problem.JudgeFailure;
import harness.run.Submission;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
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
record Strength(
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
  record FileStrength(
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
  record Otherwise(String program, String file, Verdict verdict, String expected) {}

  static Strength of(FileTally tally) {
    List<String> programs = tally.submissions().stream().map(Submission::name).toList();
    List<BitSet> kills = new ArrayList<>();
    List<BitSet> unknown = new ArrayList<>();
    List<FileStrength> rows = new ArrayList<>();
    BitSet alive = new BitSet();
    alive.set(0, programs.size());
    for (int f = 0; f < tally.files().size(); f++) {
      BitSet killed = which(tally, f, FileTally.Cell::isKilled);
      BitSet notRun = which(tally, f, FileTally.Cell::isUnknown);
      BitSet earned = (BitSet) killed.clone();
      earned.and(alive);
      alive.andNot(killed);
      kills.add(killed);
      unknown.add(notRun);
      rows.add(
          new FileStrength(
              tally.files().get(f).name(),
              names(programs, killed),
              names(programs, earned),
              names(programs, notRun),
              names(programs, which(tally, f, FileTally.Cell::failsOtherwise)),
              names(programs, which(tally, f, FileTally.Cell::isUnjudged)),
              tally.failure(f).map(JudgeFailure::line).orElse(null)));
    }
    SetCover.Cover cover = SetCover.smallest(kills, unknown);
    return new Strength(
        programs,
        rows,
        cover.sets().stream().map(f -> rows.get(f).name()).toList(),
        cover.proven(),
        names(programs, alive),
        alive.stream().boxed().flatMap(p -> otherwise(tally, p).stream()).toList());
  }

  /** The numbers of the programs with such results on a file. */
  private static BitSet which(FileTally tally, int file, Predicate<FileTally.Cell> results) {
    return IntStream.range(0, tally.submissions().size())
        .filter(p -> results.test(tally.at(p, file)))
        .collect(BitSet::new, BitSet::set, BitSet::or);
  }

  private static List<String> names(List<String> programs, BitSet chosen) {
    return chosen.stream().mapToObj(programs::get).toList();
  }

  private static Optional<Otherwise> otherwise(FileTally tally, int program) {
    Submission submission = tally.submissions().get(program);
    return IntStream.range(0, tally.files().size())
        .filter(f -> tally.at(program, f).failsOtherwise())
        .mapToObj(
            f ->
                new Otherwise(
                    submission.name(),
                    tally.files().get(f).name(),
                    tally.at(program, f).worst(),
                    submission.expectation().wanted()))
        .findFirst();
  }

  int leftOut() {
    return files.stream().mapToInt(file -> file.notRun().size()).sum();
  }

  /** The files that kill nothing new, whatever the runs that were left out would show. */
  List<String> idle() {
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

  List<FileStrength> unjudged() {
    return files.stream().filter(file -> file.judgeError() != null).toList();
  }
}
