package harness.export;

import harness.describe.Description;
import harness.formats.CheckerCodes;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Writes the programs that judge in the ICPC format: validators, and a checker or interactor.
 *
 * @param outputs the folder of the checker or interactor
 * @param testlib adapts a testlib checker
 */
record IcpcJudges(ProgramsPackage problem, ExportFolder to, String outputs, IcpcCodes testlib) {

  void write() throws IOException {
    if (problem.parts().interactor() == null) {
      checker();
    } else {
      interactor();
    }
    validators(problem.parts().validators(), "input_validators/");
    validators(problem.parts().answerValidators(), "answer_validators/");
  }

  private void interactor() throws IOException {
    PackagedProgram interactor = problem.interactor();
    if (!problem.isJudgedByInteractor()) {
      throw new CannotExport(
          "checker "
              + problem.parts().checker().text()
              + ": the format icpc does not allow a checker in addition to an interactor");
    }
    if (problem.parts().interactor().codes() == CheckerCodes.ICPC) {
      interactor.copy(to, outputs);
    } else {
      IcpcCodes.INTERACTOR.write(interactor, to, outputs);
    }
  }

  private void checker() throws IOException {
    if (problem.comparison() != null) {
      return; // its flags say which
    }
    PackagedProgram checker = problem.checker();
    CheckerCodes codes = problem.parts().checker().codes();
    switch (codes) {
      case ICPC -> checker.copy(to, outputs);
      case TESTLIB -> testlib.write(checker, to, outputs);
      case DMOJ -> IcpcCodes.ONE_CHECKER.write(checker, to, outputs);
      case ZERO -> IcpcCodes.ZERO_CHECKER.write(checker, to, outputs);
      default ->
          throw new CannotExport(
              "checker %s: the dialect %s cannot be adapted to the format icpc"
                  .formatted(checker.fileName(), codes.label()));
    }
  }

  private void validators(List<ValidatorCall> calls, String all) throws IOException {
    Map<Path, String> names = IcpcFlags.names(problem, calls);
    for (ValidatorCall each : calls) {
      if (IcpcFlags.isDescription(each)) {
        description(problem.parts().folder().resolve(each.call().program()), all);
        continue;
      }
      PackagedProgram program = problem.program("validator", each.call().program());
      String folder = all + IcpcFlags.name(program, names);
      if (each.codes() == ValidatorCodes.ICPC) {
        program.copy(to, folder);
      } else {
        IcpcCodes.VALIDATOR.write(program, to, folder);
      }
    }
  }

  private void description(Path file, String folder) throws IOException {
    byte[] text = Files.readAllBytes(file);
    String name = file.getFileName().toString();
    String stem = name.substring(0, name.length() - Description.ENDING.length());
    to.write(to.freePath(folder + stem, Description.ENDING, text), text);
  }
}
