package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.UsageException;
import harness.toolchain.Languages;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Symbolic links and executable files in archives. */
final class ZipLinksTest {

  private static final int CENTRAL = 0x02014b50;
  private static final int NAME_AT = 46;
  private static final byte UNIX = 3;
  private static final int LINK = 0xA1FF0000;
  private static final int EXECUTABLE = 0x81ED0000;

  @TempDir private Path temporary;

  private final Scratch scratch = new Scratch();
  private final Map<String, String> files = new LinkedHashMap<>();
  private final Map<String, String> links = new LinkedHashMap<>();
  private final Set<String> executables = new HashSet<>();

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

  private Path zipped() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes)) {
      Map<String, String> all = new LinkedHashMap<>(links);
      all.putAll(files);
      for (Map.Entry<String, String> each : all.entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(each.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return Files.write(temporary.resolve("made.zip"), withModes(bytes.toByteArray()));
  }

  /** Sets the file modes, which {@link ZipEntry} does not offer. */
  private byte[] withModes(byte[] zip) {
    ByteBuffer read = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at + NAME_AT <= zip.length; at++) {
      if (read.getInt(at) == CENTRAL) {
        String name = new String(zip, at + NAME_AT, read.getShort(at + 28), StandardCharsets.UTF_8);
        if (links.containsKey(name) || executables.contains(name)) {
          zip[at + 5] = UNIX;
          read.putInt(at + 38, links.containsKey(name) ? LINK : EXECUTABLE);
        }
      }
    }
    return zip;
  }

  private ProblemPackage read() throws IOException {
    return ProblemFormats.read(zipped(), null, Languages.load(List.of()), scratch, List.of());
  }

  private void assertRefused(String why) {
    String said = assertThrows(UsageException.class, this::read).getMessage();
    assertTrue(said.contains(why), said);
  }

  @Test
  void areFollowedInsideThePackage() throws IOException {
    links.put("p/data/secret/g/2.in", "../1.in");
    links.put("p/data/secret/g/2.ans", "../1.ans");
    links.put("p/data/secret/ä", "g");
    ProblemPackage problem = read();
    assertEquals(
        List.of("secret/1", "secret/g/2", "secret/ä/2"),
        problem.tests().stream().map(PackageTest::name).toList());
    for (DataFile each : problem.data()) {
      assertEquals("1\n", each.text());
      assertEquals("one\n", each.read(each.answer()));
    }
    assertEquals(List.of(), problem.notes());
  }

  @Test
  void areLeftOutIfTheyLeaveThePackageOrAreBroken() throws IOException {
    Path outside = Files.writeString(temporary.resolve("outside.in"), "5\n");
    Files.createDirectory(temporary.resolve("folder"));
    links.put("p/data/secret/far.in", outside.toString());
    links.put("p/data/secret/folder", temporary.resolve("folder").toString());
    links.put("p/data/secret/over.in", "far.in");
    links.put("p/data/secret/up", "../../..");
    links.put("p/data/secret/none.in", "none");
    links.put("p/data/secret/self.in", "self.in");
    links.put("p/testlib.h", outside.toString());
    ProblemPackage problem = read();
    assertEquals(List.of("secret/1"), problem.tests().stream().map(PackageTest::name).toList());
    assertEquals(
        List.of(
            "data/secret/far.in: link leaves the package; left out",
            "data/secret/folder: link leaves the package; left out",
            "data/secret/over.in: link leaves the package; left out",
            "data/secret/up: link leaves the package; left out",
            "data/secret/none.in: broken link; left out",
            "data/secret/self.in: broken link; left out",
            "testlib.h: link leaves the package; left out"),
        problem.notes());
    assertFalse(Files.exists(problem.root().resolve("testlib.h")));
  }

  @Test
  void toAFolderAboveAreLeftOut() throws IOException {
    links.put("p/data/secret/up", "..");
    assertEquals(List.of("data/secret/up: link to a folder above it; left out"), read().notes());
  }

  @Test
  void aPackageThatIsItselfALinkIsNotFollowed() throws IOException {
    Path outside = Files.createDirectory(temporary.resolve("outside"));
    Files.writeString(outside.resolve("problem.yaml"), "name: x\n");
    files.clear();
    links.put("p", outside.toString());
    assertRefused("found no problem");
  }

  @Test
  void nothingIsWrittenThroughALink() throws IOException {
    Path outside = Files.createDirectory(temporary.resolve("outside"));
    links.put("p/data/out", outside.toString());
    files.put("p/data/out/1.in", "1\n");
    assertRefused("contains a file twice");
    files.remove("p/data/out/1.in");
    links.put("p/data/out/2.in", "1.in");
    assertRefused("contains a file twice");
    try (var inside = Files.list(outside)) {
      assertEquals(List.of(), inside.toList());
    }
  }

  @Test
  void areRefusedWithNamesThatLeaveTheArchiveOrUselessTargets() {
    links.put("../p/out", "x");
    assertRefused("leaves the archive");
    links.clear();
    links.put("p/none", "");
    assertRefused("p/none: a link to nothing");
    links.put("p/none", "x".repeat(4096));
    assertRefused("p/none: a link whose target is longer than 4095 bytes");
    links.put("p/none", "x\0y");
    assertRefused("p/none: a link to nothing");
  }

  /** Each level has two links to the next, so a walk would find a million folders. */
  @Test
  void thatMultiplyFilesAreRefused() {
    int levels = 16;
    for (int i = 0; i < levels; i++) {
      links.put("p/data/secret/" + i + "/a", "../" + (i + 1));
      links.put("p/data/secret/" + i + "/b", "../" + (i + 1));
    }
    files.put("p/data/secret/" + levels + "/1.in", "1\n");
    assertRefused("data/secret: more than 20000 files");
  }

  @Test
  void executableFilesStayExecutable() throws IOException {
    files.put("p/input_validators/check", "#!/bin/sh\nexit 42\n");
    executables.add("p/input_validators/check");
    ProblemPackage problem = read();
    assertTrue(Files.isExecutable(problem.root().resolve("input_validators/check")));
    assertFalse(Files.isExecutable(problem.root().resolve("data/secret/1.in")));
    assertEquals(1, problem.validators().size(), problem.notes().toString());
  }
}
