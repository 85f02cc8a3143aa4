package harness.formats.loose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import harness.formats.UnknownCall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arguments that sources of generators read, and the calls that are proposed for them. */
final class ArgumentReaderTest {

  @TempDir private Path folder;

  private static String read(String fileName, String source) {
    ReadArguments read = ArgumentReader.of(fileName, source.replace("\\n", "\n"));
    return read.all().stream()
        .map(
            each ->
                (each.key() == null ? each.position() + ":" : each.key())
                    + (each.name().isEmpty() ? "?" : each.name())
                    + (each.values().isEmpty() ? "" : each.values())
                    + (each.kind() == ReadArgument.Kind.DECIMAL ? " decimal" : ""))
        .collect(Collectors.joining("; "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      value = {
        "g.cpp ~ int n = opt<int>(\"n\"); int k = opt<long long>(\"k\"); ~ -n=n; -k=k",
        "g.cpp ~ int n = opt<int>(1), m = opt<int>(2); ~ 1:n; 2:m",
        "g.cpp ~ int n = opt<int>(\"n\", 5); double p = opt<double>(\"p\"); ~ -p=p decimal",
        "g.cpp ~ string t = opt<string>(\"t\"); if (t == \"tree\") {} if (t == \"path\") {} ~ -t=t[tree, path]",
        "g.cpp ~ int n = atoi(argv[1]); srand(atoi(argv[2])); ~ 1:n; 2:seed",
        "g.cpp ~ mt19937 rng(stoi(argv[1])); int n = rng() % 5; ~ 1:seed",
        "g.cpp ~ int s = atoi(argv[1]); mt19937 r(s); ~ 1:seed",
        "g.cpp ~ int x = std::stoi(argv[2]); gen(x); ~ 2:x",
        "g.cpp ~ if (argc > 1) n = atoi(argv[1]); // argv[2] ~ 1:n",
        "g.py ~ n = int(sys.argv[1])\\nrandom.seed(int(sys.argv[2])) ~ 1:n; 2:seed",
        "g.py ~ random.seed(sys.argv[1]) ~ 1:seed",
        "g.py ~ n = int(sys.argv[1]) % 9 + 1 ~ 1:seed",
        "g.py ~ n, m, seed = map(int, sys.argv[1:]) ~ 1:n; 2:m; 3:seed",
        "g.py ~ a = list(map(int, sys.argv[1:]))\\nn = a[0]\\nk = a[1] ~ 1:n; 2:k",
        "g.py ~ p.add_argument('n', type=int)\\np.add_argument('--m', type=int, required=True) ~ 1:n; --m=m",
        "g.py ~ p.add_argument('-n', default=3)\\np.add_argument('--seed', default=1) ~ --seed=seed",
        "g.py ~ print(random.randint(1, int(sys.argv[1]))) ~ 1:?",
        "Gen.java ~ int n = Integer.parseInt(args[0]); new Random(Long.parseLong(args[1])); ~ 1:n; 2:seed",
        "g.js ~ const n = parseInt(process.argv[2]); ~ 1:n",
        "g.rb ~ n = ARGV[0].to_i ~ 1:n",
        "g.cpp ~ registerGen(argc, argv, 1); rnd.next(1, 5); ~ ",
        "g.cpp ~ int n = opt<int>(\"a|b\"); char c = argv[1][0]; int m = atoi(argv[99]); ~ 1:c"
      })
  void whatASourceReadsIsKnown(String fileName, String source, String expected) {
    assertEquals(expected == null ? "" : expected, read(fileName, source));
  }

  private List<String> calls(String fileName, String source, String... written) throws IOException {
    Path generator = Files.writeString(folder.resolve(fileName), source);
    List<List<String>> words = new ArrayList<>();
    for (String each : written) {
      words.add(Arrays.asList(each.replace("?", DriverCall.UNKNOWN).split(" ", -1)));
    }
    UnknownCall call = GeneratorCalls.of(generator, words);
    return call == null
        ? null
        : call.calls().stream()
            .map(each -> each.arguments().text() + (each.guessed() ? "" : " (written)"))
            .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "n = int(sys.argv[1]); seed = int(sys.argv[2]) ~ 10 5 ~ 10 {seed}",
        "seed = int(sys.argv[1]); n = int(sys.argv[2]) ~ 10 5 ~ {seed} 5",
        "p.add_argument('-n', type=int); p.add_argument('--seed') ~ -n 10 --seed=5 ~ -n 10 --seed={seed}",
        "p.add_argument('-n', type=int); p.add_argument('--seed') ~ -n 10 --seed 5 ~ -n 10 --seed {seed}",
        "n = int(sys.argv[1]); m = int(sys.argv[2]) ~ 10 5 ~ 10 5 {seed}"
      })
  void aSeedThatSomebodyWroteVaries(String source, String written, String call) throws IOException {
    assertEquals(call + " (written)", calls("g.py", source.replace("; ", "\n"), written).get(0));
  }

  @Test
  void aGeneratorThatReadsOnlyASeedNeedsNoCall() throws IOException {
    assertNull(calls("g.py", "random.seed(int(sys.argv[1]))"));
    assertNull(calls("g.cpp", "int main() {}", "$i"));
    assertNull(calls("g.cpp", "int main() {}"));
  }

  @Test
  void smallNumbersAreProposedAndTheSeedGoesWhereItBelongs() throws IOException {
    String two = "int n = atoi(argv[1]); int maxv = atoi(argv[2]); srand(atoi(argv[3]));";
    assertEquals("[1..6] [4..9] {seed}", calls("g.cpp", two).get(0));
    assertEquals(
        List.of("-n=[1..6] {seed}", "-n=[1..6]", "-n=[1..4] {seed}"),
        calls("g.cpp", "int n = opt<int>(\"n\");").subList(0, 3));
    assertEquals("{seed} (written)", calls("g.py", "word = sys.argv[1]").get(0));
    assertEquals("[1..6]", calls("g.py", "p.add_argument('n', type=int)").get(0));
  }

  @Test
  void writtenCallsComeFirstTheSmallestBeforeTheOthers() throws IOException {
    String source = "int n = atoi(argv[1]); int m = atoi(argv[2]); srand(atoi(argv[3]));";
    assertEquals(
        List.of("5 7 {seed} (written)", "100 7 {seed} (written)"),
        calls("g.cpp", source, "100 7 $i", "5 7 ?").subList(0, 2));
    assertEquals("[1..6] 7 {seed}", calls("g.cpp", source, "$n 7 $RANDOM").get(0));
    assertEquals(
        "-n=[1..6] -seed={seed}",
        calls("g.cpp", "int n = opt<int>(\"n\");", "-n=$n -seed=$i").get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "int n = atoi(argv[1]); srand(atoi(argv[2])); | 5 1 ; 9 2 | 5 {seed} (written)",
        "int n = opt<int>(\"n\"), s = opt<int>(\"seed\"); | -n=5 -seed=7 | -n=5 -seed={seed} (written)",
        "f(atoi(argv[1]), atoi(argv[2])); | 5 1 ; 5 2 ; 9 1 | 5 {seed} (written)",
        "f(atoi(argv[1]), atoi(argv[2])); | 5 1 ; 9 2 | 5 1 {seed} (written)",
        "int n = atoi(argv[1]), m = atoi(argv[2]); | 5 1 ; 5 2 | 5 1 {seed} (written)"
      })
  void aNumberInPlaceOfTheSeedIsOneSeedOfMany(String source, String written, String call)
      throws IOException {
    assertEquals(call, calls("g.cpp", source, written.split(" ; ", -1)).get(0));
  }

  @Test
  void wordsOfScriptsAreTakenLiterally() throws IOException {
    assertEquals(
        "\\[1..2\\] \\(a\\) {seed} (written)",
        calls("g.cpp", "int n = atoi(argv[1]);", "[1..2] (a)").get(0));
  }
}
