package harness.formats.loose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.toolchain.Languages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The roles of the programs in a folder, by their names and by the commands of a test loop. */
final class LooseFolderTest {

  private static final Languages LANGUAGES = Languages.load(List.of());

  @TempDir private Path folder;

  private LooseFolder read(String... files) throws IOException {
    for (String each : files) {
      Files.writeString(folder.resolve(each), "");
    }
    return LooseFolder.of(folder, LANGUAGES);
  }

  /** The roles in short: {@code gen=g.py ref=b.py sol=s.py}. */
  private static String roles(LooseFolder read) {
    List<String> roles = new ArrayList<>();
    for (ProgramRole role : ProgramRole.values()) {
      if (!read.of(role).isEmpty()) {
        String names = Driver.names(read.of(role)).replace(", ", ",");
        roles.add(role.name().substring(0, 3).toLowerCase(Locale.ROOT) + "=" + names);
      }
    }
    return String.join(" ", roles);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "gen.py brute.py sol.py | gen=gen.py ref=brute.py sol=sol.py",
        "data.cpp std.cpp my.cpp | gen=data.cpp ref=std.cpp sol=my.cpp",
        "rand.cpp bf.cpp code.cpp | gen=rand.cpp ref=bf.cpp sol=code.cpp",
        "maker.py baoli.cpp P1001.cpp | gen=maker.py ref=baoli.cpp sol=P1001.cpp",
        "datamaker.cpp correct.cpp submission.cpp | gen=datamaker.cpp ref=correct.cpp sol=submission.cpp",
        "testgen.py stupid.py main.py | gen=testgen.py ref=stupid.py sol=main.py",
        "gen2.py gen.py gen_tree.py naive.py a.py | gen=gen.py,gen2.py,gen_tree.py ref=naive.py sol=a.py",
        "gen.cpp std.cpp brute.cpp | gen=gen.cpp ref=brute.cpp sol=std.cpp",
        "gen.cpp std.cpp brute.cpp my.cpp | gen=gen.cpp ref=brute.cpp,std.cpp sol=my.cpp",
        "gen.cpp a.cpp b.cpp | gen=gen.cpp ref=b.cpp sol=a.cpp",
        "gen.cpp test.cpp my.cpp | gen=gen.cpp ref=test.cpp sol=my.cpp",
        "gen.cpp b.cpp c.cpp | gen=gen.cpp",
        "gen.cpp brute.cpp walk.cpp | gen=gen.cpp ref=brute.cpp sol=walk.cpp",
        "gen.cpp brute.cpp wa.cpp wa2.cpp sol.c++ | gen=gen.cpp ref=brute.cpp sol=sol.c++ wro=wa.cpp,wa2.cpp",
        "GEN.CPP Brute.cpp mySol.cpp | gen=GEN.CPP ref=Brute.cpp sol=mySol.cpp",
        "max.py max_brute.py max_gen.py | gen=max_gen.py ref=max_brute.py sol=max.py",
        "A.py A-brute.py A-gen.py A-wrong.py | gen=A-gen.py ref=A-brute.py sol=A.py wro=A-wrong.py",
        "gen.py a.py a_slow.py a_wa.py a_tle.py | gen=gen.py ref=a_slow.py sol=a.py wro=a_wa.py,a_tle.py",
        "gen.py sol.py sol_slow.py wrong_slow.py | gen=gen.py ref=sol_slow.py sol=sol.py wro=wrong_slow.py",
        "a.py a_brute.py a_gen.py b.py b_brute.py b_gen.py | gen=a_gen.py,b_gen.py",
        "gen.py ac.py wa.py | gen=gen.py ref=ac.py wro=wa.py",
        "make_data.cpp ans.cpp my.cpp | gen=make_data.cpp ref=ans.cpp sol=my.cpp",
        "gen.cpp brute.cpp ac.cpp | gen=gen.cpp ref=brute.cpp sol=ac.cpp",
        "shuju.py biaocheng.py daan.py | gen=shuju.py ref=biaocheng.py sol=daan.py",
        "gen.py biaoda.py my.py | gen=gen.py ref=biaoda.py sol=my.py",
        "gen.py 标答.py my.py | gen=gen.py ref=标答.py sol=my.py",
        "a_gen.py a_stupid.py a.py | gen=a_gen.py ref=a_stupid.py sol=a.py",
        "数据.py 暴力.py 正解.py | gen=数据.py ref=暴力.py sol=正解.py",
        "Генератор.py тупое.py решение.py | gen=Генератор.py ref=тупое.py sol=решение.py",
        "generador.py fuerza_bruta.py solucion.py | gen=generador.py ref=fuerza_bruta.py sol=solucion.py",
        "gerador.py forca_bruta.py a.py | gen=gerador.py ref=forca_bruta.py sol=a.py",
        "gen.py brute.py sol.py spj.cpp val.cpp | gen=gen.py ref=brute.py sol=sol.py che=spj.cpp val=val.cpp"
      })
  void rolesAreToldByNames(String files, String roles) throws IOException {
    assertEquals(roles, roles(read(files.split(" "))));
  }

  /** Names are followed by the lines of a driver, separated by slashes with blanks around. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "p.py a.py b.py ~ check.sh ~ ./p > f / ./a < f > x / ./b < f > y / diff x y ~ gen=p.py ref=b.py sol=a.py",
        "p.py q.py r.py ~ check.sh ~ ./p > f / ./q < f > ans / ./r < f > out ~ gen=p.py ref=q.py sol=r.py",
        "p.py q.py r.py ~ check.sh ~ ./p | tee f | ./q > x / ./r < f > y ~ gen=p.py sol=q.py,r.py",
        "gen.cpp gen2.cpp std.cpp x.cpp ~ t.cpp ~ system(\"./gen2 > i\"); system(\"./std<i>o\"); system(\"./x<i>p\");"
            + " ~ gen=gen2.cpp ref=std.cpp sol=x.cpp",
        "gen.cpp main.cpp brute.cpp ~ s.sh ~ g++ main.cpp -o code / ./gen > i / ./code < i > o / ./brute < i > p"
            + " ~ gen=gen.cpp ref=brute.cpp sol=main.cpp",
        "mk.py ok.py my.py ~ run.bat ~ python mk.py >1.in / python ok.py <1.in >1.ok / python my.py <1.in >1.out"
            + " / fc 1.ok 1.out ~ gen=mk.py ref=ok.py sol=my.py",
        "make.cpp bf.cpp cpp.cpp ~ go.bat ~ make.exe / bf.exe / cpp.exe / fc std.out D.out ~ gen=make.cpp"
            + " ref=bf.cpp sol=cpp.cpp",
        "g.py b.py s.py chk.cpp ~ all.py ~ os.system('./g > i') / os.system('./b < i > o1') / os.system('./s < i >"
            + " o2') / os.system('./chk i o2 o1') ~ gen=g.py sol=b.py,s.py che=chk.cpp",
        "g.py b.py s.py judge.py ~ all.sh ~ ./g > i / ./b < i > o1 / ./s < i > o2 / ./judge i o2 o1 ~"
            + " gen=g.py sol=b.py,s.py che=judge.py",
        "g.py b.py s.py acceptor.py ~ t.py ~ i = run(['./g']) / o = run(['./s'], input=i.stdout) / p = run(['./b'],"
            + " input=i.stdout) / run(['./acceptor'], input=i.stdout+o.stdout) ~ gen=g.py sol=s.py,b.py",
        "std.cpp WA.cpp validator.cpp ~ generator.py ~ system('validator.exe < o') / system('WA.exe < i') ~ ref=std.cpp"
            + " wro=WA.cpp val=validator.cpp",
        "1002.cpp 1002_brute.cpp 1002_gen.cpp 3.cpp 4.cpp ~ dp.bat ~ 1002_gen > i / 1002 < i > o / 1002_brute < i > p"
            + " ~ gen=1002_gen.cpp ref=1002_brute.cpp sol=1002.cpp",
        "B.cpp slow.cpp ~ stress.py ~ Popen(['./main'], stdin=PIPE) / Popen(['./old'], stdin=PIPE) ~"
            + " ref=slow.cpp sol=B.cpp",
        "gen.py sol.py check.py ~ t.sh ~ ./gen > i / ./sol < i > o / ./check < o ~ gen=gen.py sol=sol.py",
        "gen.py a.py tidy.py ~ t.sh ~ ./gen | ./a | ./tidy ~ gen=gen.py sol=a.py",
        "g.py mix.py b.py s.py ~ t.sh ~ ./g > f / ./mix < f > i / ./b < i > o / ./s < i > p ~"
            + " gen=g.py sol=mix.py,b.py,s.py",
        "p.py q.py r.py ~ t.sh ~ ./p > f / ./q < f > q.ans / ./r < f > r.ans ~ gen=p.py sol=q.py,r.py",
        "m.py p.py q.py ~ Rakefile ~ sh \"./m #{i} > f\" / sh \"./p < f > ans\" / sh \"./q < f > o\" ~ gen=m.py"
            + " ref=p.py sol=q.py",
        "m.cpp p.cpp q.cpp ~ t.cc ~ bp::system(\"./m\", bp::std_out > \"f\"); / bp::child c(\"./p\", bp::std_in < \"f\","
            + " bp::std_out > \"ans\"); / bp::child d(\"./q\", bp::std_in < \"f\", bp::std_out > \"o\"); ~ gen=m.cpp"
            + " ref=p.cpp sol=q.cpp",
        "rnd.cpp std.cpp wa.cpp ~ d.sh ~ ./rnd > i / ./std < i > a / ./wa < i > b / cmp a b ~ gen=rnd.cpp"
            + " ref=std.cpp sol=wa.cpp"
      })
  void rolesAreToldByTheCommandsOfADriver(String files, String driver, String lines, String roles)
      throws IOException {
    Files.writeString(folder.resolve(driver.strip()), lines.strip().replace(" / ", "\n") + "\n");
    LooseFolder read = read(files.strip().split(" "));
    assertEquals(roles.strip(), roles(read), read.drivers().toString());
    assertEquals(driver.strip(), Driver.name(read.drivers().get(0).file()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "check.py ~ import sys; print(open(sys.argv[1]).read())",
        "check.sh ~ cmp $2 $3",
        "gen.sh ~ python3 gen_core.py $1 10",
        "gen.py ~ import subprocess; print(subprocess.check_output(['./gen_core', '3']))",
        "gen.sh ~ case $(($1 % 2)) in 0) ./gen_core $1;; 1) ./gen_more $1;; esac",
        "sol.cpp ~ int main() { int n; std::cin >> n; system(\"pause\"); }",
        "compile.sh ~ g++ gen_core.py -o gen; g++ brute.py -o brute"
      })
  void aProgramThatFeedsAndComparesNoOtherIsNoDriver(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name.strip()), text);
    LooseFolder read = read("gen_core.py", "gen_more.py", "brute.py");
    assertTrue(read.drivers().isEmpty(), read.drivers().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "check.sh ~ ./st 100 ~ gen=gen.py ref=brute.py sol=x.py",
        "check.sh ~ cmp $2 $3 ~ gen=gen.py ref=brute.py sol=x.py che=check.sh",
        "solvestress.sh ~ g++ -o st st.cpp; echo done ~ gen=gen.py ref=brute.py sol=x.py",
        "cpl.py ~ os.system('g++ -o ' + name + ' ' + name + '.cpp') ~ gen=gen.py ref=brute.py sol=x.py",
        "cpl.cpp ~ int main() { system(\"g++ x.cpp\"); } ~ gen=gen.py ref=brute.py sol=x.py",
        "clean.sh ~ echo cleaning; rm -f *.o a.out ~ gen=gen.py ref=brute.py sol=x.py",
        "y.sh ~ read n; echo $n ~ gen=gen.py ref=brute.py",
        "y.sh ~ echo 42 ~ gen=gen.py ref=brute.py"
      })
  void aScriptThatHelpsAPersonIsNoProgram(String name, String text, String roles)
      throws IOException {
    Files.writeString(folder.resolve(name.strip()), text.strip());
    assertEquals(roles.strip(), roles(read("gen.py", "brute.py", "x.py")));
  }

  @Test
  void aHelperWithTheNameOfAProgramIsNamed() throws IOException {
    Files.writeString(folder.resolve("check.sh"), "./st 100");
    Files.writeString(folder.resolve("clean.sh"), "rm -f st");
    assertEquals("check.sh", Driver.names(read("gen.py", "sol.py").idle()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"echo OK", "read n; [ $n -gt 0 ]"})
  void aCheckerThatStartsNothingStaysOne(String text) throws IOException {
    Path checker = Files.writeString(folder.resolve("check.sh"), text);
    assertEquals(List.of(checker), read("gen.py", "sol.py").of(ProgramRole.CHECKER));
  }

  /** It is a driver, whatever its name; a second one that starts the first is one, too. */
  @Test
  void aDriverThatStartsADriverHasNoRoleEither() throws IOException {
    Files.writeString(folder.resolve("main.py"), "os.system('./gen > i; ./brute < i > o')");
    Files.writeString(folder.resolve("run.sh"), "python3 main.py > log.txt");
    LooseFolder read = read("gen.py", "brute.py", "x.py");
    assertEquals("gen=gen.py ref=brute.py sol=x.py", roles(read));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "check.sh | ./duipai",
        "check.sh | g++ duipai.cpp -o t && ./t",
        "solve.sh | g++ -O2 sol.cpp -o sol",
        "gen.sh | g++ gen.cpp -o gen; g++ brute.cpp -o brute"
      })
  void aScriptThatCompilesOrStartsADriverHasNoRole(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name.strip()), text);
    Files.writeString(
        folder.resolve("duipai.cpp"), "system(\"./gen > i\"); system(\"./brute < i > o\");");
    assertEquals(
        "gen=gen.cpp ref=brute.cpp sol=sol.cpp", roles(read("gen.cpp", "brute.cpp", "sol.cpp")));
  }

  @Test
  void aScriptThatRunsWhatItCompilesIsAProgram() throws IOException {
    Files.writeString(folder.resolve("gen.sh"), "g++ core.cpp -o core && ./core $1");
    LooseFolder read = read("core.cpp", "brute.cpp", "sol.cpp");
    assertEquals("gen=gen.sh ref=brute.cpp sol=sol.cpp", roles(read));
  }

  /** The main program is known by its name or by its main function. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run.sh | g++ lib.cpp a.cpp -o a",
        "run.sh | g++ -O2 -o sol lib.cpp a.cpp",
        "compile.sh | g++ a.cpp lib.cpp",
        "Makefile | sol: a.cpp; g++ a.cpp lib.cpp -o sol",
        "build.py | os.system('g++ a.cpp lib.cpp -o a')"
      })
  void sourcesThatAreCompiledTogetherAreOneProgram(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text.replace("; g++", "\n\tg++") + "\n");
    Files.writeString(folder.resolve("a.cpp"), "int f();\nint main() { return f(); }\n");
    Files.writeString(folder.resolve("lib.cpp"), "int f() { return 0; }\n");
    Files.writeString(folder.resolve("brute.cpp"), "int main() {}\n");
    LooseFolder read = LooseFolder.of(folder, LANGUAGES);
    assertEquals("ref=brute.cpp sol=a.cpp", roles(read));
    assertEquals(Map.of(folder.resolve("a.cpp"), Set.of(folder.resolve("lib.cpp"))), read.parts());
  }

  @Test
  void aProgramWithoutASourceIsNamed() throws IOException {
    Files.writeString(folder.resolve("t.bat"), "gen.exe > i\nstd.exe < i > o\nmy.exe < i > p\n");
    LooseFolder read = read("std.cpp", "my.cpp");
    assertEquals("ref=std.cpp sol=my.cpp", roles(read));
    assertEquals(List.of("gen.exe"), read.drivers().get(0).missing());
  }
}
