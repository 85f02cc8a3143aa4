package harness.corpus;

import harness.cases.CaseName;
import harness.cases.Generator;
import java.util.Arrays;
import java.util.List;

/**
 * A generator that yields the cases of saved files, one file after another; each file is a block.
 * Case {@code i} of a file is named {@code <puzzle>/saved:<file>@0#<i>}.
 */
public final class SavedFiles extends Generator {

  private static final String NAME = "saved";

  private final List<CaseFile> files;
  private final long[] starts;

  /**
   * Uses files of one problem.
   *
   * @param files in order, at least one
   */
  public SavedFiles(String puzzle, List<? extends CaseFile> files) {
    super(puzzle, NAME);
    this.files = List.copyOf(files);
    this.starts = new long[files.size() + 1];
    for (int i = 0; i < files.size(); i++) {
      starts[i + 1] = starts[i] + files.get(i).cases();
    }
  }

  @Override
  public String summary() {
    return "saved cases";
  }

  /** The name of the file that contains the named case. */
  public static String fileOf(CaseName name) {
    return name.generator().substring(NAME.length() + 1);
  }

  /** The files, in order. */
  public List<CaseFile> files() {
    return files;
  }

  /** The number of cases in all files. */
  public long cases() {
    return starts[files.size()];
  }

  /** The number, from 0, of the file that contains a case. */
  public int file(long index) {
    int found = Arrays.binarySearch(starts, index);
    return found >= 0 ? found : -found - 2;
  }

  @Override
  public long endOfFile(long index) {
    return starts[file(index) + 1];
  }

  @Override
  public CaseName caseName(long seed, long index) {
    int file = file(index);
    return new CaseName(puzzle(), NAME + ":" + files.get(file).name(), 0, index - starts[file]);
  }

  @Override
  protected String input(long seed, long index) {
    int file = file(index);
    return files.get(file).input((int) (index - starts[file]));
  }
}
