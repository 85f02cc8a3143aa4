package harness.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Adapts testlib validators, checkers and interactors to the conventions of the ICPC format. */
enum IcpcCodes {
  /** Validates inputs: 0 means valid, anything else invalid. */
  VALIDATOR("(status) == 0 ? 42 : 43", "{0: 42}", 43),
  /** Checks outputs with testlib's codes: 1, 2, 4 and 8 reject. */
  CHECKER(
      "(status) == 0 ? 42 : (status) == 1 || (status) == 2 || (status) == 4 || (status) == 8 ? 43 :"
          + " 1",
      "{0: 42, 1: 43, 2: 43, 4: 43, 8: 43}",
      1),
  /** Checks outputs with testlib's codes: what gives only a part of the points is rejected. */
  WHOLE_CHECKER("(status) == 0 ? 42 : (status) == 3 ? 1 : 43", "{0: 42, 3: 1}", 43),
  /** Talks to submissions, with the codes of checkers. */
  INTERACTOR(CHECKER.ofC, CHECKER.ofPython, CHECKER.other),
  /** Checks outputs: anything but 0 rejects. */
  ZERO_CHECKER("(status) == 0 ? 42 : 43", "{0: 42}", 43),
  /** Checks outputs: 1 rejects, and any other code but 0 is a failure. */
  ONE_CHECKER("(status) == 0 ? 42 : (status) == 1 ? 43 : 1", "{0: 42, 1: 43}", 1);

  private final String ofC;
  private final String ofPython;
  private final int other;

  IcpcCodes(String ofC, String ofPython, int other) {
    this.ofC = ofC;
    this.ofPython = ofPython;
    this.other = other;
  }

  /**
   * Writes a program with its adapter.
   *
   * @param folder used by this program only
   */
  void write(PackagedProgram program, ExportFolder to, String folder) throws IOException {
    String source = program.onlySource().text();
    if (program.isInC()) {
      program.copyHeaders(to, folder);
      to.write(folder + "/" + program.fileName(), source(program));
      String ending = program.fileName().substring(program.fileName().lastIndexOf('.'));
      to.write(folder + "/icpc_codes" + ending, inC());
    } else if (program.isInPython()) {
      String adapted = inPython() + source;
      to.write(folder + "/" + program.fileName(), adapted.getBytes(CopiedHeaders.BYTES));
    } else {
      throw new CannotExport(
          program.fileName()
              + ": the codes of a program in "
              + program.language()
              + " cannot be adapted to the format icpc; only C, C++ and Python are supported");
    }
  }

  /** The source; the adapter of a checker or interactor calls its main function by another name. */
  private byte[] source(PackagedProgram program) {
    String renamed =
        "int main(int, char**) __asm__(\"icpc_program\");\n#line 1 \""
            + program.fileName()
            + "\"\n";
    ByteArrayOutputStream source = new ByteArrayOutputStream();
    source.writeBytes((this == VALIDATOR ? "" : renamed).getBytes(StandardCharsets.UTF_8));
    source.writeBytes(program.onlySource().bytes());
    return source.toByteArray();
  }

  private String inC() throws IOException {
    String codes =
        "#define ICPC_CODE(status) (" + ofC + ")\n" + CommonTexts.common("icpc_codes.txt");
    return switch (this) {
      case VALIDATOR -> codes;
      case CHECKER, WHOLE_CHECKER, ZERO_CHECKER, ONE_CHECKER ->
          codes + CommonTexts.common("icpc_checker.txt");
      case INTERACTOR -> "#define ICPC_TALKS\n" + codes + CommonTexts.common("icpc_checker.txt");
    };
  }

  private String inPython() throws IOException {
    return CommonTexts.common("icpc_codes.py")
        .replace("ICPC_CHECKER", this == VALIDATOR ? "False" : "True")
        .replace("ICPC_TALKS", this == INTERACTOR ? "True" : "False")
        .replace("ICPC_CODES", ofPython)
        .replace("ICPC_OTHER", Integer.toString(other));
  }
}
