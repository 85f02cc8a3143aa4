package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives as Windows, macOS and other tools write them. */
final class ZipsOfOtherToolsTest {

  private static final int CENTRAL = 0x02014b50;
  private static final int FLAGS = 8;
  private static final int METHOD = 10;
  private static final int SIZE = 20;

  @TempDir private Path temporary;

  private final Scratch scratch = new Scratch();
  private final Map<String, String> files = new LinkedHashMap<>();
  private Charset ofNames = StandardCharsets.UTF_8;

  @BeforeEach
  void aPackage() {
    files.put("p/problem.yaml", "name: x\n");
    files.put("p/data/secret/1.in", "1\n");
    files.put("p/data/secret/1.ans", "one\n");
  }

  @AfterEach
  void nothingIsLeft() {
    scratch.close();
  }

  private byte[] zipped() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes, ofNames)) {
      for (Map.Entry<String, String> each : files.entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private ProblemPackage read(byte[] zip) throws IOException {
    Path file = Files.write(temporary.resolve("made.zip"), zip);
    return ProblemFormats.read(file, null, Languages.load(List.of()), scratch, List.of());
  }

  private static List<String> tests(ProblemPackage problem) {
    return problem.tests().stream().map(PackageTest::name).toList();
  }

  private void assertRefused(String why, byte[] zip) {
    UsageException refused = assertThrows(UsageException.class, () -> read(zip));
    assertEquals(temporary.resolve("made.zip") + ": " + why, refused.getMessage());
  }

  /** Changes two bytes of the directory's record of an entry. */
  private byte[] with(String name, int at, int value) throws IOException {
    byte[] zip = zipped();
    ByteBuffer read = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
    for (int record = 0; record + 46 <= zip.length; record++) {
      if (read.getInt(record) == CENTRAL
          && name.equals(
              new String(zip, record + 46, read.getShort(record + 28), StandardCharsets.UTF_8))) {
        read.putShort(record + at, (short) value);
      }
    }
    return zip;
  }

  @Test
  void backslashesOfWindowsAreSeparators() throws IOException {
    files.clear();
    files.put("p\\", "");
    files.put("p\\problem.yaml", "name: x\n");
    files.put("p\\data\\secret\\1.in", "1\n");
    files.put("p\\data\\secret\\1.ans", "one\n");
    assertEquals(List.of("secret/1"), tests(read(zipped())));
  }

  @Test
  void namesInAnOlderCharacterSetAreRead() throws IOException {
    ofNames = StandardCharsets.ISO_8859_1;
    files.put("p/problem_statement/Lösung.txt", "x");
    assertEquals(List.of("secret/1"), tests(read(zipped())));
  }

  @ParameterizedTest
  @CsvSource({"9, deflate64", "12, bzip2", "14, lzma", "93, zstd", "95, xz", "77, method 77"})
  void anEntryOfAnotherCompressionIsNamed(int method, String name) throws IOException {
    assertRefused(
        "p/data/secret/1.in is compressed with %s, which is not supported; pack it with deflate and"
                .formatted(name)
            + " no password",
        with("p/data/secret/1.in", METHOD, method));
  }

  @Test
  void anEncryptedEntryIsNamed() throws IOException {
    String why =
        "p/data/secret/1.ans is encrypted, which is not supported; pack it with deflate and no"
            + " password";
    assertRefused(why, with("p/data/secret/1.ans", FLAGS, 0x801));
    assertRefused(why, with("p/data/secret/1.ans", METHOD, 99));
  }

  @ParameterizedTest
  @ValueSource(strings = {"__MACOSX/p/._problem.yaml", ".DS_Store", "Thumbs.db", "._p"})
  void whatSystemsAddDoesNotHideTheFolder(String stray) throws IOException {
    files.put(stray, "x");
    ProblemPackage problem = read(zipped());
    assertEquals(List.of("secret/1"), tests(problem));
    assertEquals(List.of(), problem.notes());
  }

  @Test
  void aFileBesideTheFolderIsLeftOut() throws IOException {
    files.put("readme.txt", "x");
    files.put("img/logo.png", "x");
    ProblemPackage problem = read(zipped());
    assertEquals(List.of("secret/1"), tests(problem));
    assertEquals(
        List.of(
            "img: not in the folder of the package; left out",
            "readme.txt: not in the folder of the package; left out"),
        problem.notes());
  }

  @Test
  void aFolderBesideADescribedPackageIsPartOfIt() throws IOException {
    files.put("problem.yaml", "name: y\n");
    assertEquals(List.of(), tests(read(zipped())));
  }

  @Test
  void anEntryThatIsThereTwiceIsRefused() throws IOException {
    files.put("p/data/secret/X.in", "2\n");
    byte[] zip =
        new String(zipped(), StandardCharsets.ISO_8859_1)
            .replace("secret/X.in", "secret/1.in")
            .getBytes(StandardCharsets.ISO_8859_1);
    assertRefused("contains a file twice: p/data/secret/1.in", zip);
    files.remove("p/data/secret/X.in");
    files.put("p\\data\\secret\\1.in", "2\n");
    assertRefused("contains a file twice: p\\data\\secret\\1.in", zipped());
  }

  @Test
  void aFileBelowAFileIsRefused() throws IOException {
    files.put("p/a", "");
    files.put("p/a/b", "");
    assertRefused("contains p/a/b below a file of that name", zipped());
    files.remove("p/a");
    files.put("p/a", ""); // now the last
    assertRefused("contains a file twice: p/a", zipped());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "p/%s", // a file
        "p/%s/x", // a folder
        "p/aa%1$.250s/bb%1$.250s/%1$.250s/%1$.250s/%1$.250s/%1$.250s/%1$.250s/%1$.250s/%1$.250s"
      })
  void namesThatAreTooLongAreRefused(String name) throws IOException {
    String full = name.formatted("x".repeat(300));
    files.put(full, "");
    assertRefused(
        "a file name longer than 255 bytes or a path longer than 2048: "
            + full.substring(0, 40)
            + "...",
        zipped());
  }

  @Test
  void namesAreMeasuredInBytes() throws IOException {
    files.put("p/" + "\u00e9".repeat(128), "");
    assertThrows(UsageException.class, () -> read(zipped()));
    files.remove("p/" + "\u00e9".repeat(128));
    files.put("p/" + "\u00e9".repeat(127), "");
    assertEquals(List.of("secret/1"), tests(read(zipped())));
  }

  @Test
  void anEntryWhoseDataEndTooEarlyIsRefused() throws IOException {
    files.put("p/z", "a text that shrinks ".repeat(1000));
    byte[] zip = with("p/z", SIZE, 3);
    assertRefused("neither a folder nor a readable .zip file", zip);
  }
}
