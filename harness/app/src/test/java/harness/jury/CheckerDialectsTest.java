package harness.jury;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Case;
import harness.cases.CaseName;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.formats.CheckerCodes;
import harness.problem.JudgeFailure;
import harness.process.Program;
import harness.process.ProgramHost;
import harness.sandbox.Isolation;
import harness.submission.Compilation;
import harness.submission.Compiler;
import harness.submission.ProgramSource;
import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A checker that speaks every dialect, run as each judge would. */
final class CheckerDialectsTest {

  private static final Path CACHE = Path.of("target", "zoo-cache").toAbsolutePath();

  /**
   * The last argument is the dialect. The output is a number from 0 to 4, of 4 parts that may be
   * right, or {@code say X}, {@code silent}, {@code abort}, {@code loop} or {@code link} for what
   * the checker is to do.
   */
  private static final String CHECKER =
      """
      #include <cstdio>
      #include <cstdlib>
      #include <fstream>
      #include <iostream>
      #include <sstream>
      #include <string>
      #include <unistd.h>
      using namespace std;
      string slurp(const char* name) {
        ifstream file(name);
        stringstream all;
        all << file.rdbuf();
        return all.str();
      }
      void put(const char* name, const string& text) { ofstream(name) << text; }
      int main(int n, char** a) {
        string d = a[n - 1];
        string in, out, ans;
        if (d == "testlib" || d == "zero" || d == "sinol" || d == "uoj" || d == "hydro"
            || d == "lemon" || d == "dmoj" || d == "coci")
          in = slurp(a[1]), out = slurp(a[2]), ans = slurp(a[3]);
        if (d == "cms" || d == "hustoj") in = slurp(a[1]), ans = slurp(a[2]), out = slurp(a[3]);
        if (d == "boca") out = slurp(a[1]), ans = slurp(a[2]), in = slurp(a[3]);
        else if (d == "peg") ans = slurp(a[1]), out = slurp(a[2]), in = slurp(a[3]);
        if (d == "rime") {
          if (string(a[1]) + a[3] + a[5] != "--infile--difffile--outfile") abort();
          in = slurp(a[2]), ans = slurp(a[4]), out = slurp(a[6]);
        }
        if (d == "qduoj") in = slurp(a[1]), out = slurp(a[2]), ans = "4\\n";
        if (d == "syzoj") in = slurp("input"), out = slurp("user_out"), ans = slurp("answer");
        if (d == "icpc") {
          in = slurp(a[1]), ans = slurp(a[2]);
          stringstream all;
          all << cin.rdbuf();
          out = all.str();
        }
        if (in != "input\\n" || ans.empty()) abort(); // it was called in another way
        bool silent = out == "silent\\n", link = out == "link\\n";
        if (out == "abort\\n") abort();
        if (out == "loop\\n") for (volatile int i = 0;; i++) {}
        string said = out.rfind("say ", 0) == 0 ? out.substr(4, out.size() - 5) : "";
        int parts = atoi(out.c_str());
        bool full = parts == 4 && said.empty();
        string half = to_string(parts / 4.0), percent = to_string(parts * 25);
        string fraction = said.empty() ? half : said, hundred = said.empty() ? percent : said;
        string why = to_string(parts) + " parts";
        if (d == "cms") {
          if (!silent) puts(fraction.c_str());
          fputs(why.c_str(), stderr);
          return 0;
        }
        if (d == "sinol") {
          if (!silent) printf("%s\\n%s\\n%s\\n", parts || !said.empty() ? "OK" : "WRONG",
                              why.c_str(), full ? "" : hundred.c_str());
          return 0;
        }
        if (d == "uoj" || d == "hydro") {
          if (silent) return 0;
          if (full) fprintf(stderr, "ok %s\\n", why.c_str());
          else if (parts || !said.empty()) fprintf(stderr, "points %s %s\\n",
              d == "hydro" ? hundred.c_str() : fraction.c_str(), why.c_str());
          else fprintf(stderr, "wrong answer %s\\n", why.c_str());
          return full ? 0 : parts ? 7 : 1;
        }
        if (d == "lemon") {
          if (atoi(a[4]) != 100) abort();
          put(a[6], why);
          if (link) return symlink("/etc/hostname", a[5]);
          if (!silent) put(a[5], hundred);
          return 0;
        }
        if (d == "syzoj") {
          if (!silent) puts(hundred.c_str());
          fputs(why.c_str(), stderr);
          return 0;
        }
        if (d == "icpc") {
          string folder = a[3];
          put((folder + "judgemessage.txt").c_str(), why);
          if (link) return symlink("/etc/hostname", (folder + "score.txt").c_str()) + 42;
          if (!full && (parts || !said.empty()))
            put((folder + (parts % 2 ? "score.txt" : "score_multiplier.txt")).c_str(),
                parts % 2 ? to_string(parts * 10) : fraction);
          return parts || !said.empty() ? 42 : 43;
        }
        if (d == "coci" && !full && (parts || !said.empty() || silent)) {
          if (!silent) fprintf(stderr, "partial %s\\n",
                               said.empty() ? (to_string(parts) + "/4").c_str() : said.c_str());
          puts(why.c_str());
          return 7;
        }
        if (d == "peg" && !full) {
          if (parts || !said.empty())
            printf("%s\\n4\\n", said.empty() ? to_string(parts).c_str() : said.c_str());
          fputs(why.c_str(), stderr);
          return 1;
        }
        if (d == "testlib" && !full && (parts || !said.empty() || silent)) {
          if (!silent) fprintf(stderr, "points %s %s\\n",
                               said.empty() ? to_string(parts).c_str() : said.c_str(), why.c_str());
          return 7;
        }
        fputs(why.c_str(), stderr);
        if (d == "boca") return full ? 4 : 6;
        if (d == "zero" || d == "hustoj") return full ? 0 : 17;
        return full ? 0 : 1;
      }
      """;

  @TempDir private static Path folder;

  private static ProgramHost host;
  private static JuryProgram checker;

  @BeforeAll
  static void compile() throws IOException {
    Files.writeString(folder.resolve("chk.cpp"), CHECKER);
    Languages languages = Languages.load(List.of());
    host = ProgramHost.open(CACHE, Isolation.AUTO);
    Compilation compiled =
        new Compiler(host, languages, CACHE)
            .compile(ProgramSource.parse("chk.cpp", languages, folder));
    Program program = ((Compilation.Ready) compiled).program();
    JuryLimits limits = new JuryLimits(Duration.ofSeconds(2), 256L << 20, false, false);
    checker = new JuryProgram(program, host, limits, Reason.CHECKER_FAILED);
  }

  @AfterAll
  static void close() {
    host.close();
  }

  private static Judgement judge(CheckerCodes codes, String output, String answer) {
    return new ByProgram(checker, List.of(codes.label()), codes)
        .judge(
            new Case(new CaseName("any", "file", 0, 0), "input\n"), bytes(output), bytes(answer));
  }

  private static CheckerCodes codes(String name) {
    return CheckerCodes.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static byte[] bytes(String line) {
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static JudgeFailure failure(CheckerCodes codes, String output) {
    JudgeFailure failure =
        assertThrows(JudgeFailure.class, () -> judge(codes, output, "4"), codes::label);
    assertEquals("chk", failure.culprit());
    assertEquals(Reason.CHECKER_FAILED, failure.judgement().reason());
    return failure;
  }

  @ParameterizedTest
  @EnumSource
  void rightOutputsAreAcceptedAndWrongOnesRefused(CheckerCodes codes) {
    assertEquals(Judgement.accepted(), judge(codes, "4", "4"));
    Judgement wrong = judge(codes, "0", "4");
    assertEquals(Reason.REJECTED_BY_CHECKER, wrong.reason(), codes::label);
    assertEquals(0, wrong.score().outOf(1));
    assertTrue(wrong.detail().endsWith("0 parts"), wrong::detail);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "testlib; points 2 2 parts; ",
        "cms; 0.5 of the score: 2 parts; 0.5",
        "sinol; 0.5 of the score: 2 parts; 0.5",
        "uoj; 0.5 of the score: 2 parts; 0.5",
        "hydro; 0.5 of the score: 2 parts; 0.5",
        "lemon; 0.5 of the score: 2 parts; 0.5",
        "syzoj; 0.5 of the score: 2 parts; 0.5",
        "coci; 0.5 of the score: 2 parts; 0.5",
        "peg; 0.5 of the score: 2 parts; 0.5",
      })
  void partlyRightOutputsKeepTheirScore(String name, String detail, Double fraction) {
    Judgement partly = judge(codes(name), "2", "4");
    assertEquals(Reason.REJECTED_BY_CHECKER, partly.reason());
    assertEquals(detail, partly.detail());
    assertEquals(fraction, partly.score().fraction());
    assertEquals(0.5, partly.score().outOf(4));
  }

  @ParameterizedTest
  @EnumSource(names = {"TESTLIB", "CMS", "SINOL", "UOJ", "HYDRO", "LEMON", "SYZOJ", "COCI", "PEG"})
  void anOutputIsRightIfItScoresAsHighAsTheAnswer(CheckerCodes codes) {
    assertTrue(judge(codes, "2", "2").isAccepted());
    assertTrue(judge(codes, "3", "2").isAccepted());
    assertEquals(0.75, judge(codes, "3", "2").score().outOf(4));
    Judgement less = judge(codes, "1", "2");
    assertTrue(less.detail().contains("; the answer gets "), less::detail);
    assertTrue(judge(codes, "2", "0").isAccepted(), "an answer that is refused proves nothing");
  }

  @Test
  void whatAnIcpcValidatorAcceptsIsRightWithAnyPoints() {
    Judgement points = judge(CheckerCodes.ICPC, "1", "3");
    assertTrue(points.isAccepted(), points::detail);
    assertEquals(10, points.score().points());
    assertEquals(30, judge(CheckerCodes.ICPC, "3", "1").score().points());
    Judgement share = judge(CheckerCodes.ICPC, "2", "4");
    assertTrue(share.isAccepted(), share::detail);
    assertEquals(0.5, share.score().fraction());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cms; printed nothing on its standard output; expected a number from 0 to 1",
        "sinol; printed nothing in the first line of its standard output",
        "uoj; printed nothing on its standard error",
        "hydro; printed nothing on its standard error",
        "lemon; wrote no file score",
        "syzoj; printed nothing on its standard output",
        "coci; printed nothing on its standard error; expected 'partial X/Y'",
        "testlib; printed nothing after 'points'",
      })
  void aCheckerThatDoesNotSayTheScoreHasFailed(String name, String why) {
    String line = failure(codes(name), "silent").line();
    assertTrue(line.startsWith("chk: " + why), line);
  }

  @ParameterizedTest
  @EnumSource(
      names = {"TESTLIB", "CMS", "SINOL", "UOJ", "HYDRO", "LEMON", "SYZOJ", "ICPC", "COCI", "PEG"})
  void noNumbersAreNoScores(CheckerCodes codes) {
    for (String wrong : List.of("nan", "inf", "-1", "1e9", "101")) {
      boolean isPoints = codes == CheckerCodes.TESTLIB && wrong.equals("101");
      if (!isPoints) {
        String line = failure(codes, "say " + wrong).line();
        assertTrue(line.contains("'" + wrong + "'") || line.contains("partial " + wrong), line);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCheckerThatDiesHasFailed(CheckerCodes codes) {
    String line = failure(codes, "abort").line();
    assertTrue(line.contains("SIGABRT"), line);
  }

  @Test
  void aCheckerThatNeverEndsHasFailed() {
    String line = failure(CheckerCodes.CMS, "loop").line();
    assertTrue(line.contains("of CPU time"), line);
  }

  @Test
  void aLinkIsNoScoreFile() {
    assertTrue(failure(CheckerCodes.LEMON, "link").line().contains("wrote no file score"));
    assertEquals(Judgement.accepted(), judge(CheckerCodes.ICPC, "link", "4"));
  }
}
