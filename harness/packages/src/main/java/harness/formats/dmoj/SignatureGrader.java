package harness.formats.dmoj;

import harness.cases.UsageException;
import harness.formats.GraderFiles;
import harness.formats.PackageFolder;
import harness.formats.syntax.Declared;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

/**
 * A program in C or C++ that calls functions of submissions, which see a header.
 *
 * @param before what is put before the text of a submission
 */
record SignatureGrader(PackageFolder folder, Path entry, Path header, String before) {

  private static final Set<String> KEYS = Set.of("entry", "header", "allow_main");
  private static final String DEFINED = "#define SIGNATURE_GRADER 1\n";

  /** A main program for tests of its author, if the submission has one, must not be in the way. */
  private static final String MAIN_ELSEWHERE = "#define main main_of_submission\n";

  static SignatureGrader of(Declared declared, PackageFolder folder) {
    if (!declared.isMap()) {
      throw declared.wrong("a map of entry and header");
    }
    folder.notes().addUnknownKeys(declared, KEYS);
    Path header = file(declared.get("header"), declared, "header", folder);
    String name = header.getFileName().toString();
    if (!name.matches("[A-Za-z0-9_.+-]{1,100}")) {
      throw declared.get("header").wrong("letters, digits, dots, + and -");
    }
    boolean allowsMain = declared.get("allow_main").textIfAny().filter("true"::equals).isPresent();
    return new SignatureGrader(
        folder,
        file(declared.get("entry"), declared, "entry", folder),
        header,
        DEFINED + "#include \"" + name + "\"\n" + (allowsMain ? "" : MAIN_ELSEWHERE));
  }

  private static Path file(Declared name, Declared grader, String key, PackageFolder folder) {
    if (name.isNothing()) {
      throw grader.refused("there is no " + key);
    }
    return folder.needed(name.text(), name);
  }

  /** Both are compiled in the language of the submission. */
  GraderFiles filesFor(Path source) {
    if (!GraderFiles.isOfC(source)) {
      throw new UsageException(
          folder.shown(source)
              + ": the problem's signature_grader is for submissions in C and C++ only");
    }
    String name = source.getFileName().toString();
    String ending = name.substring(name.lastIndexOf('.'));
    return new GraderFiles(
        "submission" + ending,
        before,
        DEFINED,
        Map.of("entry" + ending, entry, header.getFileName().toString(), header));
  }
}
