package harness.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.process.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clock of a program may start at a time that its arguments determine. */
@Timeout(120)
final class SeededClockTest {

  @TempDir Path folder;
  private Workshop workshop;

  @BeforeEach
  void open() throws IOException {
    workshop = new Workshop(folder, folder.resolve("cache"));
  }

  @AfterEach
  void close() {
    workshop.close();
  }

  private Program seeded(String file, String source) throws IOException {
    workshop.assumeHere(file);
    workshop.write(file, source);
    ProgramSource found = workshop.parse(file).withSeededClock().orElseThrow();
    Program program = workshop.ready(found).program();
    assertTrue(workshop.ready(found).fromCache(), "from the cache");
    assertFalse(workshop.ready(file).fromCache(), "without the clock it is another program");
    return program;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gen.c | #include <stdio.h>@#include <stdlib.h>@#include <time.h>@"
            + "int main(void) { srand(time(NULL)); printf(\"%d\\n\", rand()); }",
        "gen.cpp | #include <bits/stdc++.h>@int main() { srand((unsigned)time(0)); std::cout << rand(); }",
        "early.cpp | #include <bits/stdc++.h>@std::mt19937 random_numbers(std::time(nullptr));@"
            + "int main() { std::cout << random_numbers(); }",
        "own.cpp | #include <cstdio>@#include <ctime>@"
            + "int main() { time_t now; time(&now); std::printf(\"%ld\", (long)now); }"
      })
  void eachSeedHasATimeOfItsOwn(String file, String source) throws IOException {
    Program program = seeded(file, source.replace('@', '\n'));
    Set<String> outputs =
        IntStream.range(0, 20)
            .mapToObj(seed -> workshop.outputOf(program, "5", "" + seed))
            .collect(Collectors.toSet());
    assertEquals(20, outputs.size(), "different seeds");
    assertEquals(
        workshop.outputOf(program, "5", "3"), workshop.outputOf(program, "5", "3"), "equal seeds");
  }

  @Test
  void theClockRuns() throws IOException {
    String source =
        """
        #include <ctime>
        #include <iostream>
        int main() {
          time_t start = time(0);
          while (time(0) < start + 1) {}
          std::cout << time(0) - start;
        }
        """;
    assertEquals("1", workshop.outputOf(seeded("wait.cpp", source), "7"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.cpp | int time_left(int n) { return n; } int main() { return time_left(0); }",
        "a.c | double runtime(void); int main(void) { return 0; }",
        "a.py | import time; print(time.time())"
      })
  void whoeverDoesNotAskTheTimeKeepsIt(String file, String source) throws IOException {
    workshop.write(file, source);
    assertTrue(workshop.parse(file).withSeededClock().isEmpty());
  }
}
