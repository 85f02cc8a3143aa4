package harness.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import harness.cases.Judgement;
import harness.cases.Limits;
import harness.cases.Verdict;
import harness.corpus.export.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder and the names of a package, and its time limit. */
final class ExportFolderTest {

  private static final Limits LIMITS = new Limits(1_500_000_000L, 128L << 20, 10);

  @TempDir private Path folder;

  /** Writes one empty file. */
  private static void write(ExportFolder to, String path) throws IOException {
    to.write(path, "");
    to.finish();
  }

  private static Trial took(String program, double seconds) {
    return new Trial(
        program,
        Set.of(Verdict.ACCEPTED),
        Judgement.accepted(),
        "",
        Math.round(seconds * 1e9),
        "secret/a");
  }

  @Test
  void writesIntoAnEmptyFolderOrANewOne() throws IOException {
    ExportFolder empty = ExportFolder.open(folder, false);
    empty.write("data/secret/a1.in", "x");
    empty.finish();
    assertEquals("x", Files.readString(folder.resolve("data/secret/a1.in")));
    write(ExportFolder.open(folder.resolve("new/er"), false), "ab");
    assertEquals("", Files.readString(folder.resolve("new/er/ab")));
  }

  @Test
  void refusesANonEmptyFolderUnlessForced() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.txt"), "keep");
    assertThrows(CannotExport.class, () -> ExportFolder.open(folder, false));
    assertThrows(CannotExport.class, () -> ExportFolder.open(file, true));
    write(ExportFolder.open(folder, true), "problem.yaml");
    assertEquals("keep", Files.readString(file));
  }

  @Test
  void keepsNothingOfAnEarlierPackage() throws IOException {
    ExportFolder earlier = ExportFolder.open(folder, false);
    earlier.write("problem.yaml", "");
    earlier.write("data/secret/old.in", "");
    earlier.finish();
    Path mine = Files.writeString(folder.resolve("mine.txt"), "keep");
    write(ExportFolder.open(folder, true), "data/secret/new.in");
    assertFalse(Files.exists(folder.resolve("data/secret/old.in")));
    assertEquals("keep", Files.readString(mine));
  }

  @Test
  void changesNothingBeforeTheEnd() throws IOException {
    write(ExportFolder.open(folder, false), "problem.yaml");
    ExportFolder refused = ExportFolder.open(folder, true);
    refused.write("data/secret/new.in", "");
    assertThrows(CannotExport.class, () -> refused.write("submissions/a b", ""));
    assertTrue(Files.exists(folder.resolve("problem.yaml")));
    assertFalse(Files.exists(folder.resolve("data")));
  }

  @Test
  void copiesKeepTheirPermissionToRun() throws IOException {
    Path script = Files.writeString(folder.resolve("build"), "");
    Path plain = Files.writeString(folder.resolve("plain.py"), "");
    assertTrue(script.toFile().setExecutable(true));
    ExportFolder to = ExportFolder.open(folder.resolve("made"), false);
    to.copy(script, "files/build");
    to.copy(plain, "files/plain.py");
    to.finish();
    assertTrue(Files.isExecutable(folder.resolve("made/files/build")));
    assertFalse(Files.isExecutable(folder.resolve("made/files/plain.py")));
  }

  @Test
  void refusesToWriteThroughALink() throws IOException {
    Path out = Files.createDirectory(folder.resolve("out"));
    Path made = Files.createDirectory(folder.resolve("made"));
    Files.createSymbolicLink(made.resolve("data"), out);
    ExportFolder to = ExportFolder.open(made, true);
    to.write("README", "");
    to.write("data/secret/a1.in", "x");
    assertThrows(CannotExport.class, to::finish);
    assertFalse(Files.exists(made.resolve("README")));
    assertFalse(Files.exists(out.resolve("secret")));
  }

  @Test
  void refusesTwoDifferentFilesOfTheSameName() throws IOException {
    ExportFolder to = ExportFolder.open(folder, false);
    to.write("files/Main.java", "one");
    to.write("files/Main.java", "one");
    assertThrows(CannotExport.class, () -> to.write("files/Main.java", "two"));
  }

  @Test
  void refusesNamesThatTheFormatForbids() throws IOException {
    ExportFolder open = ExportFolder.open(folder, false);
    for (String name : List.of("a", "-ab", "a b", "data/se.cret/ab", "../ab", "ab_", "", "é1")) {
      assertThrows(CannotExport.class, () -> open.write(name, ""), name);
    }
  }

  @Test
  void knowsPackageNames() throws IOException {
    assertTrue(ExportFolder.open(folder.resolve("knights2"), false).hasPackageName());
    assertFalse(ExportFolder.open(folder.resolve("my-knights"), false).hasPackageName());
  }

  @Test
  void theLimitIsTwiceTheSlowestRoundedUpToSeconds() {
    assertEquals(1, TimeLimit.measured(List.of(took("a", 0.001)), LIMITS).seconds());
    assertEquals(1, TimeLimit.measured(List.of(took("a", 0.5)), LIMITS).seconds());
    assertEquals(2, TimeLimit.measured(List.of(took("a", 0.51)), LIMITS).seconds());
    TimeLimit two = TimeLimit.measured(List.of(took("a", 0.1), took("b", 1.6)), LIMITS);
    assertEquals("4", two.text());
    assertTrue(two.reason().contains("b, takes 1.600 s of CPU time for secret/a"), two.reason());
  }

  @Test
  void withoutAcceptedProgramsTheLimitIsTheOriginalJudges() {
    TimeLimit limit = TimeLimit.measured(List.of(), LIMITS);
    assertEquals("1.5", limit.text());
    assertTrue(limit.yaml(LIMITS.memoryBytes()).contains("\n  time_limit: 1.5\n"));
    assertTrue(limit.yaml(LIMITS.memoryBytes()).contains("\n  memory: 128\n"));
  }

  @Test
  void aTrialShowsASingleMistake() {
    Judgement none = Judgement.accepted();
    Set<Verdict> mixed = Set.of(Verdict.ACCEPTED, Verdict.WRONG_ANSWER);
    assertTrue(new Trial("a", mixed, none, "", 0, "").shows(Verdict.WRONG_ANSWER));
    assertFalse(new Trial("a", mixed, none, "", 0, "").shows(Verdict.ACCEPTED));
    assertFalse(new Trial("a", mixed, none, "", 0, "").shows(Verdict.RUN_TIME_ERROR));
    Set<Verdict> other = Set.of(Verdict.TIME_LIMIT_EXCEEDED, Verdict.WRONG_ANSWER);
    assertFalse(new Trial("a", other, none, "", 0, "").shows(Verdict.WRONG_ANSWER));
  }
}
