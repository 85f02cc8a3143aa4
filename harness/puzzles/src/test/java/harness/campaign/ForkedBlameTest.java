package harness.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Verdict;
import harness.problem.Problem;
import harness.process.ProgramHost;
import harness.report.SubmissionReport;
import harness.run.ForeignProgram;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.tally.Tally;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program is blamed only for failures that a fresh process repeats. */
final class ForkedBlameTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();
  private static final Problem LARGEST = new LargestSum();
  private static final Languages LANGUAGES = Languages.load(List.of());
  private static final long CASES = 60;

  /** Prints the largest number of a line; its mistake is one more. */
  private static final String LARGEST_NUMBER =
      """
      #include <chrono>
      #include <fstream>
      #include <iostream>
      #include <sstream>
      #include <string>
      using namespace std;
      static bool forked() { // and not executed since: a flag of the kernel's
        string stat, skipped;
        ifstream file("/proc/self/stat");
        getline(file, stat);
        istringstream fields(stat.substr(stat.rfind(')') + 1));
        for (int i = 0; i < 6; i++) fields >> skipped;
        unsigned flags;
        fields >> flags;
        return flags & 0x40;
      }
      static bool tails() {
        return chrono::steady_clock::now().time_since_epoch().count() / 1000 % 2 == 0;
      }
      int main() {
        long x, best = -1e18;
        int numbers = 0;
        for (; cin >> x; numbers++) best = max(best, x);
        cout << best + (WRONG ? 1 : 0) << endl;
      }
      """;

  @TempDir private Path folder;
  private ProgramHost host;

  @BeforeEach
  void open() throws IOException {
    host = ProgramHost.open(CACHE, Isolation.AUTO);
  }

  @AfterEach
  void close() {
    host.close();
  }

  private SubmissionReport run(String wrong) throws IOException {
    Path source =
        Files.writeString(folder.resolve("program.cpp"), LARGEST_NUMBER.replace("WRONG", wrong));
    ProgramSource program = ProgramSource.parse(source.toString(), LANGUAGES, folder);
    Compilation compilation = new Compiler(host, LANGUAGES, CACHE).compile(program);
    Campaign campaign =
        CampaignBuilder.builder()
            .problem(LARGEST)
            .generator(LARGEST.defaultGenerator())
            .seed(1)
            .cases(CASES)
            .submissions(
                List.of(
                    new ForeignProgram(
                        "program",
                        ((Compilation.Ready) compilation).program(),
                        host,
                        LARGEST.files())))
            .limits(LARGEST.limits())
            .threads(1)
            .build();
    Tally tally = Trial.tally(campaign);
    new Engine(campaign, tally).run();
    return tally.report(0, false).submissions().get(0);
  }

  @Test
  void aProgramIsNotBlamedForFailuresOfAForkedProcessOnly() throws IOException {
    assertEquals(CASES, run("forked()").verdicts().get(Verdict.ACCEPTED));
    assertEquals(CASES, run("forked() && numbers % 2 == 0").verdicts().get(Verdict.ACCEPTED));
  }

  @Test
  void failuresThatAFreshProcessRepeatsAreFoundInEachCase() throws IOException {
    Map<Verdict, Long> verdicts = run("numbers > 0").verdicts();
    assertEquals(CASES, verdicts.get(Verdict.WRONG_ANSWER), verdicts::toString);
  }

  @Test
  void rightTheSecondTimeIsNondeterministic() throws IOException {
    SubmissionReport program = run("tails()");
    assertTrue(
        program.reasons().toString().contains("nondeterministic"), program.reasons()::toString);
    assertTrue(program.verdicts().get(Verdict.ACCEPTED) > 0, program.verdicts()::toString);
  }
}
