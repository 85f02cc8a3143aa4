package harness.coverage;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/** Reads the files in which traced runs record which lines ran. */
interface LineRecords {

  /** The names of these files. */
  List<String> names();

  /**
   * The lines of the program's sources.
   *
   * @param files the records of all runs, by name
   * @throws IOException if they are no such records; the program may have written them
   */
  List<SourceLines> read(Map<String, byte[]> files) throws IOException;

  /**
   * The lines of several runs.
   *
   * @param runs the records of each run by itself
   * @return for each run, in order; empty for one of which nothing is known
   */
  List<List<SourceLines>> readEach(List<Map<String, byte[]>> runs) throws IOException;
}
