package harness.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.campaign.Engine;
import harness.campaign.Trial;
import harness.cases.Answer;
import harness.cases.BadCorpus;
import harness.cases.Corpus;
import harness.cases.Solver;
import harness.reference.knights.Knights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A file kills the programs that are wrong on it and is credited with those that no earlier file
 * killed.
 */
final class StrengthTest {

  private static final String GOAL = "11111\n01111\n00*11\n00001\n00000\n";
  private static final String SEVEN = "10110\n01*11\n10111\n01001\n00000\n";
  private static final String NONE = "01011\n110*1\n01110\n01010\n00100\n";

  @TempDir private Path folder;

  private void save(String name, String boards, String answers) throws IOException {
    int count = answers.split("\n", -1).length - 1;
    Files.writeString(folder.resolve(name + ".in"), count + "\n" + boards);
    Files.writeString(folder.resolve(name + ".ans"), answers);
  }

  /** A solver that is wrong on every board except one. */
  private static Solver rightOnlyOn(String board) {
    Answer right = new Knights().oracle().answer(board);
    return (input, budget) -> input.equals(board) ? right : Answer.ofCount(40);
  }

  @Test
  void filesAreRatedByTheProgramsTheyKill() throws IOException, BadCorpus {
    save("a-goal", GOAL, "0\n");
    save("b-both", GOAL + SEVEN, "0\n7\n");
    save("c-none", NONE, "-1\n");
    Knights knights = new Knights();
    SavedFiles files =
        new SavedFiles("knights", SavedFile.readAll(knights, Corpus.loadAny(folder)));
    Trial trial =
        new Trial(knights)
            .generator(files)
            .cases(files.cases())
            .solver("goal-only", () -> rightOnlyOn(GOAL))
            .solver("seven-only", () -> rightOnlyOn(SEVEN))
            .solver("right", () -> (input, budget) -> knights.oracle().answer(input));
    FileTally tally = new FileTally(files, trial.campaign().submissions());
    new Engine(trial.campaign(), tally).run();
    Strength strength = Strength.of(tally);
    assertEquals(List.of("seven-only"), strength.files().get(0).kills());
    assertEquals(List.of("goal-only", "seven-only"), strength.files().get(1).kills());
    assertEquals(List.of("goal-only"), strength.files().get(1).earns());
    assertEquals(List.of(), strength.files().get(2).earns());
    assertEquals(1, strength.smallest().size());
    assertEquals(List.of("right"), strength.survivors());
    assertEquals(1, tally.at(0, 1).kills());
  }
}
