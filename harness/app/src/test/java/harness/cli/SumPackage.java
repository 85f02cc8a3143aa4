package harness.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small ICPC package that tests change: the sum of n numbers, with two tests and a solution. */
record SumPackage(Path folder) {

  /** Accepts n from 1 to 3000 and n numbers from 1 to 1000, in this layout only. */
  static final String DESCRIPTION =
      "INT(1,3000,n) NEWLINE REP(n,SPACE) INT(1,1000) END NEWLINE EOF\n";

  /** Writes the package into a new folder in another one. */
  static SumPackage in(Path parent) throws IOException {
    SumPackage made = new SumPackage(parent.resolve("sum"));
    made.write("problem.yaml", "name: sum\nproblem_format_version: legacy\nvalidation: default\n");
    made.write("data/secret/1.in", "3\n1 2 3\n");
    made.write("data/secret/1.ans", "6\n");
    made.write("data/secret/2.in", "2\n5 15\n");
    made.write("data/secret/2.ans", "20\n");
    made.write("submissions/accepted/a.py", "input()\nprint(sum(map(int, input().split())))\n");
    return made;
  }

  Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  /** Adds a validator of inputs that is a description. */
  void describe() throws IOException {
    write("input_format_validators/v.ctd", DESCRIPTION);
  }
}
