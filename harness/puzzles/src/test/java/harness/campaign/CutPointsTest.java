package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import harness.cases.Generator;
import harness.generators.Generators;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Cuts come after whole blocks and do not depend on where the search for them starts. */
final class CutPointsTest {

  private static Generator inBlocksOf(int block) {
    return new Generator("knights", "blocks") {
      @Override
      public String summary() {
        return "blocks";
      }

      @Override
      public int block() {
        return block;
      }

      @Override
      protected String input(long seed, long index) {
        return "";
      }
    };
  }

  private static Generator inFilesOf(int cases) {
    return new Generator("knights", "files") {
      @Override
      public String summary() {
        return "files";
      }

      @Override
      public long endOfFile(long index) {
        return (index / cases + 1) * cases;
      }

      @Override
      protected String input(long seed, long index) {
        return "";
      }
    };
  }

  private static List<Long> cuts(CutPoints grid) {
    List<Long> cuts = new ArrayList<>();
    for (long at = grid.first(); at < grid.end(); at = grid.after(at)) {
      cuts.add(at);
    }
    cuts.add(grid.end());
    return cuts;
  }

  @Property
  void everyIndexHasTheCutsAroundItThatAWalkFinds(
      @ForAll @IntRange(min = 1, max = 12) int block,
      @ForAll @LongRange(min = 0, max = 50) long first,
      @ForAll @LongRange(min = 1, max = 200) long cases,
      @ForAll @LongRange(min = 1, max = 60) long size) {
    CutPoints grid = new CutPoints(inBlocksOf(block), first, first + cases, size);
    List<Long> cuts = cuts(grid);
    for (long cut : cuts.subList(1, cuts.size() - 1)) {
      assertEquals(0, cut % block, "cut " + cut);
    }
    for (long index = first; index < grid.end(); index++) {
      long behind = index;
      assertEquals(cuts.stream().filter(cut -> cut > behind).findFirst().get(), grid.after(index));
      assertEquals(cuts.stream().filter(cut -> cut >= behind).findFirst().get(), grid.at(index));
    }
  }

  @Property
  void noCutLiesInsideAFile(
      @ForAll @IntRange(min = 1, max = 20) int file,
      @ForAll @LongRange(min = 1, max = 200) long cases,
      @ForAll @LongRange(min = 1, max = 60) long size) {
    CutPoints grid = new CutPoints(inFilesOf(file), 0, cases, size);
    List<Long> cuts = cuts(grid);
    for (long cut : cuts.subList(0, cuts.size() - 1)) {
      assertEquals(0, cut % file, "cut " + cut);
      assertEquals(cut, grid.at(cut), "cut " + cut);
    }
  }

  @Test
  void anEndlessCampaignHasCutsToo() {
    CutPoints grid = new CutPoints(Generators.named("knights", "mix"), 5, Long.MAX_VALUE, 1000);
    assertEquals(1010, grid.after(5));
    assertEquals(2010, grid.after(1010));
    assertEquals(Long.MAX_VALUE, grid.after(Long.MAX_VALUE - 3));
  }
}
