package harness.formats;

import java.nio.file.Path;

/** A test that the problem comes with. */
public sealed interface PackageTest permits DataFile, GeneratedTest {

  /** The author's name for it: {@code secret/01}. */
  String name();

  /** The file that holds the answer; null if there is none. */
  Path answer();

  /** Whether the answer is in a file, or its generator tells it. */
  default boolean hasAnswer() {
    return answer() != null;
  }

  /** Validators and checker of this test; null if it uses the problem's. */
  TestJudging judging();

  /** This test with other validators and checker. */
  PackageTest judgedBy(TestJudging other);
}
