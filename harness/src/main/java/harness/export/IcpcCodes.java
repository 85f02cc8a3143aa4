package harness.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Objects;

/** Makes validators and checkers that speak testlib speak as the ICPC format does. */
enum IcpcCodes {
  /** Of inputs: 0 is valid, anything else is not. */
  VALIDATOR("(status) == 0 ? 42 : 43", "{0: 42}", 43),
  /** Of outputs, as testlib: 1, 2, 4 and 8 refuse the output. */
  CHECKER(
      "(status) == 0 ? 42 : (status) == 1 || (status) == 2 || (status) == 4 || (status) == 8 ? 43 : 1",
      "{0: 42, 1: 43, 2: 43, 4: 43, 8: 43}",
      1),
  /** Of outputs: anything but 0 refuses the output. */
  ZERO_CHECKER("(status) == 0 ? 42 : 43", "{0: 42}", 43);

  private static final String C_FILE = "icpc_codes";

  private final String ofC;
  private final String ofPython;
  private final int other;

  IcpcCodes(String ofC, String ofPython, int other) {
    this.ofC = ofC;
    this.ofPython = ofPython;
    this.other = other;
  }

  /**
   * Writes a program with what adapts it.
   *
   * @param folder that is its own
   */
  void write(PackagedProgram program, ExportFolder to, String folder) throws IOException {
    if (program.isInC()) {
      program.copyHeaders(to, folder);
      to.write(folder + "/" + program.fileName(), renamed(program));
      String ending = program.fileName().substring(program.fileName().lastIndexOf('.'));
      to.write(folder + "/" + C_FILE + ending, inC());
    } else if (program.isInPython()) {
      String source = Files.readString(program.source(), StandardCharsets.UTF_8);
      to.write(folder + "/" + program.fileName(), inPython() + source);
    } else {
      throw new CannotExport(
          program.fileName()
              + ": the codes of a program in "
              + program.language()
              + " cannot be adapted to the format icpc; only those in C, C++ and Python can");
    }
  }

  /** The source of a checker with another name for its main function, which then is called. */
  private byte[] renamed(PackagedProgram program) throws IOException {
    byte[] source = Files.readAllBytes(program.source());
    if (this == VALIDATOR) {
      return source;
    }
    ByteArrayOutputStream renamed = new ByteArrayOutputStream();
    renamed.writeBytes(
        ("int main(int, char**) __asm__(\"icpc_program\");\n#line 1 \""
                + program.fileName()
                + "\"\n")
            .getBytes(StandardCharsets.UTF_8));
    renamed.writeBytes(source);
    return renamed.toByteArray();
  }

  private String inC() throws IOException {
    String codes = "#define ICPC_CODE(status) (" + ofC + ")\n" + text("icpc_codes.txt");
    return this == VALIDATOR ? codes : codes + text("icpc_checker.txt");
  }

  private String inPython() throws IOException {
    return text("icpc_codes.py")
        .replace("ICPC_CHECKER", this == VALIDATOR ? "False" : "True")
        .replace("ICPC_CODES", ofPython)
        .replace("ICPC_OTHER", Integer.toString(other));
  }

  private static String text(String name) throws IOException {
    try (InputStream file = IcpcCodes.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
