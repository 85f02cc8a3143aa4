package harness.formats.loose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The program calls that are read from test loops, in each dialect. */
final class DriverCallsTest {

  /** Calls as text: {@code words <file >file}, with a question mark for what is not known. */
  private static String calls(String fileName, String... lines) {
    List<DriverCall> calls = DriverDialect.callsIn(Path.of(fileName), String.join("\n", lines));
    return calls.stream()
        .map(
            each ->
                each.words().stream().map(DriverCallsTest::plain).collect(Collectors.joining(" "))
                    + (each.reads() == null ? "" : " <" + plain(each.reads()))
                    + (each.writes() == null ? "" : " >" + plain(each.writes())))
        .collect(Collectors.joining("; "))
        .replace(DriverCall.UNKNOWN, "?");
  }

  /** Names of pipes differ from run to run. */
  private static String plain(String stream) {
    return stream.replaceFirst("^-?\\d+\\|", "|");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "./gen $i > in ~ ./gen $i >in",
        "./a<in>out 2>/dev/null ~ ./a <in >out",
        "./gen | tee in | ./a > o ~ ./gen >|0; tee in <|0 >|1; ./a <|1 >o",
        "./gen > in && ./a < in > o || exit 1 ~ ./gen >in; ./a <in >o; exit 1",
        "diff -w <(./a < in) <(./b < in) || break ~ ./a <in >|0; ./b <in >|1; diff -w |0 |1; break",
        "x=$(./a < in) ~ ./a <in >|0; |0",
        "[ \"$(./a < in)\" != \"`./b < in`\" ] ~ ./a <in >|0; ./b <in >|1; [  |0 !=  |1 ]",
        "./a < in > o # not ./b < in ~ ./a <in >o",
        "echo \"don't stop\" ~ echo don't stop",
        "(./gen; ./a) & wait ~ ./gen; ./a; ?; wait",
        "python3 gen.py $((i + 1)) >in ~ i + 1 >|0; ? >|0; python3 gen.py |0 >in",
        "./a <<< \"$x\" >o ~ ./a <|0 >o"
      })
  void aShellLineIsSplitIntoCalls(String line, String calls) {
    assertEquals(calls.strip(), calls("stress.sh", line), line);
  }

  @Test
  void plainVariablesOfAShellAreReplaced() {
    assertEquals(
        "./gen $i >in.txt; ./sol <in.txt >o",
        calls(
            "run.sh",
            "GEN=gen; SOL=\"sol\"",
            "IN='in.txt'",
            "./$GEN $i > $IN",
            "./${SOL} < ${IN} > ${2:-o}"));
  }

  /** It would be the same seed again and again. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "t.sh ~ i=0 / while true; do / ./gen 5 $i > in / i=$((i+1)) / done",
        "t.sh ~ i=1; while :; do ./gen 5 $i > in; ((i++)); done",
        "t.sh ~ i=1 / until false; do / ./gen 5 $i > in / ((++i)) / done",
        "t.sh ~ let i=1 / ./gen 5 $i > in / let i=i+1",
        "t.sh ~ let i=1 / ./gen 5 $i > in / let \"i += 1\"",
        "t.sh ~ i=7 / for i in $(seq 1 1000); do ./gen 5 $i > in; ./sol < in; done",
        "t.sh ~ i=7 / for ((i = 1; i <= 100; i++)); do / ./gen 5 $i > in / done",
        "t.sh ~ i=7 / i=$RANDOM / ./gen 5 $i > in",
        "t.sh ~ i=7 / i=\"$1\" / ./gen 5 $i > in",
        "t.sh ~ i=1 / seq 100 | while read -r i; do / ./gen 5 $i > in / done",
        "t.ps1 ~ $i = 0 / while (1) { / ./gen 5 $i > in / $i++ / }",
        "t.ps1 ~ $i = 0 / ./gen 5 $i > in / $i = $i + 1",
        "t.ps1 ~ foreach ($i in 1..100) { / ./gen 5 $i > in / }",
        "t.ps1 ~ $i = 7 / $i = Get-Random / ./gen 5 $i > in"
      })
  void aVariableThatAScriptComputesIsNoConstant(String name, String lines) {
    String calls = calls(name.strip(), lines.strip().split(" / ", -1));
    assertTrue(calls.contains("./gen 5 $i >in"), calls);
  }

  @Test
  void aVariableThatABatchFileComputesIsNoConstant() {
    for (String last :
        List.of("set /a i=%i%+1", "set /a i+=1", "set i=%random%", "set /p i=seed?")) {
      for (String use : List.of("%i%", "!i!")) {
        String calls = calls("t.bat", "set i=0", ":again", "gen 5 " + use + " > in", last);
        assertTrue(calls.contains("gen 5 " + use + " >in"), calls);
      }
    }
  }

  @Test
  void aVariableWithSeveralPlainValuesHasTheLastOne() {
    assertEquals(
        "./a <in; ./b <in", calls("run.sh", "P=a", "./$P < in", "P=b # n=$1", "./$P < in"));
  }

  @Test
  void aContinuedLineIsOneCall() {
    assertEquals("./a <in >out", calls("run.sh", "./a \\", "  < in \\", "  > out"));
  }

  @Test
  void aBatchFileHasBackslashesAndRemarks() {
    assertEquals(
        "set IN=in.txt; bin/gen.exe %random% >in.txt; std.exe <in.txt >1.out; fc 1.out 2.out;"
            + " if not errorlevel 1 goto again",
        calls(
            "check.bat",
            "rem gen.exe > x",
            ":again",
            "set IN=in.txt",
            ":: std.exe < y",
            "@bin\\gen.exe %random% > %in%",
            "std.exe<in.txt>1.out",
            "fc 1.out 2.out",
            "if not errorlevel 1 goto again"));
  }

  @Test
  void theRecipesOfAMakefileAreRead() {
    assertEquals(
        "./gen 3 >in; ./sol <in",
        calls("Makefile", "IN = in", "all: sol gen", "\t@./gen 3 > $(IN)", "\t-./sol < ${IN}"));
  }

  @Test
  void theCommandsOfSystemAreReadFromCppButNotThoseOfComments() {
    assertEquals(
        "./gen ? >in; ./a <in >o; fc a b",
        calls(
            "duipai.cpp",
            "#define SOL \"./a\"",
            "int main() { // system(\"./x\");",
            "  /* system(\"./y\"); */ string s = to_string(i);",
            "  system((\"./gen \" + s + \" > in\").c_str());",
            "  system((string(SOL) + \" < in > o\").c_str());",
            "  if (system(\"fc a b\")) puts(\"it's wrong\");",
            "}"));
  }

  @Test
  void aPrintedCommandIsTheOneThatIsRun() {
    assertEquals(
        "./gen ? >in",
        calls("t.c", "char cmd[99]; sprintf(cmd, \"./gen %d > in\", i); system(cmd);"));
  }

  @Test
  void pythonRunsLinesAndListsOfWords() {
    assertEquals(
        "./gen ? >in; ./std <in >out; python3 gen.py ? >data; ./a <data >|ours; cmp x y",
        calls(
            "cmp.py",
            "import os, subprocess  # os.system('./x')",
            "os.system(f'./gen {i} > in')",
            "os.system('./std < in > out')",
            "with open('data', 'w') as f:",
            "    subprocess.run(['python3', 'gen.py', str(i)], stdout=f)",
            "ours = subprocess.run(['./a'], stdin=open('data'), capture_output=True).stdout",
            "if not filecmp.cmp('x', 'y'): break"));
  }

  @Test
  void aVariableCarriesAnInputFromProgramToProgram() {
    assertEquals(
        "./gen ? >|data; ./a <|data >|1",
        calls(
                "t.py",
                "data = subprocess.check_output(['./gen', str(i)])",
                "print(subprocess.run('./a', input=data, capture_output=True).stdout)")
            .replace(">|0", ">|1"));
  }

  @Test
  void otherLanguagesStartProgramsToo() {
    assertEquals(
        "python3 gen.py", calls("T.java", "new ProcessBuilder(\"python3\", \"gen.py\").start();"));
    assertEquals("./gen 1", calls("t.go", "exec.Command(\"./gen\", \"1\").Run()"));
    assertEquals("./gen", calls("t.rs", "let c = Command::new(\"./gen\").output();"));
    assertEquals("./a <in >|0", calls("t.js", "cp.execSync('./a < in')"));
    assertEquals("./a <in", calls("t.rb", "out = `./a < in`"));
  }

  @Test
  void boostConnectsStreamsWithArrows() {
    assertEquals(
        "./gen ? >in; ./slow <in >a.txt; ./fast 3 <in >b.txt; cmp a.txt b.txt",
        calls(
            "t.cpp",
            "bp::system(\"./gen \" + std::to_string(i), bp::std_out > \"in\");",
            "bp::system(\"./slow\", bp::std_in < \"in\", bp::std_out > \"a.txt\");",
            "bp::child c(\"./fast\", \"3\", bp::std_out > \"b.txt\", bp::std_in < \"in\");",
            "if (bp::system(\"cmp a.txt b.txt\")) return 1;"));
  }

  @Test
  void theTasksOfARakefileAreRead() {
    assertEquals(
        "python3 gen.py ? >in; ./a <in >o; diff o p",
        calls(
            "Rakefile",
            "task :stress do  # sh './x'",
            "  100.times { |i|",
            "    sh \"python3 gen.py #{i} > in\"",
            "    system './a < in > o'",
            "    break unless system(\"diff o p\") }",
            "end"));
  }

  @Test
  void theTextsThatNameProgramsCountIfCommandsAreComputed() {
    assertEquals(
        "? <|s >|0; ./gen; ./brute; python3 sol.py",
        calls(
            "t.py",
            "def run(c, s): return subprocess.run(c, input=s, capture_output=True)",
            "go('./gen', '')",
            "go('./brute', s); go(['python3', 'sol.py'], s)"));
  }
}
