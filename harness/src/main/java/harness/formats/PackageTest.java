package harness.formats;

import java.nio.file.Path;

/** A test that the problem comes with. */
public sealed interface PackageTest permits DataFile, GeneratedTest {

  /** As its author knows it: {@code secret/01}. */
  String name();

  /** The file that holds the answer; null if there is none. */
  Path answer();

  /** What judges it; null if it is what judges every other test. */
  TestJudging judging();

  /** This test, judged by something else. */
  PackageTest judgedBy(TestJudging other);
}
