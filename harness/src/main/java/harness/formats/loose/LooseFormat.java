package harness.formats.loose;

import com.google.auto.service.AutoService;
import harness.draw.ArgumentTemplate;
import harness.formats.CheckerCall;
import harness.formats.CheckerCodes;
import harness.formats.GeneratorRule;
import harness.formats.InteractorCall;
import harness.formats.PackageFolder;
import harness.formats.PackageLimits;
import harness.formats.ProblemFormat;
import harness.formats.ProblemPackage;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.formats.loose.LooseFolder.Role;
import harness.run.Expectation;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads folders of programs whose names tell their roles. */
@AutoService(ProblemFormat.class)
public final class LooseFormat implements ProblemFormat {

  @Override
  public String name() {
    return "loose";
  }

  @Override
  public String summary() {
    return "programs named by their role: " + LooseFolder.names();
  }

  @Override
  public int precedence() {
    return 0;
  }

  @Override
  public boolean recognises(Path folder, Languages languages) {
    return !LooseFolder.of(folder, languages).isEmpty();
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    LooseFolder programs = LooseFolder.of(folder.root(), folder.languages());
    if (programs.isEmpty()) {
      throw new UsageException(
          folder.root()
              + ": found no generator and no reference; looked for "
              + LooseFolder.names());
    }
    tell(programs, folder);
    return folder.packaged(
        this,
        made ->
            made.limits(PackageLimits.USUAL)
                .generators(
                    texts(programs, Role.GENERATOR).stream().map(LooseFormat::rule).toList())
                .validators(
                    texts(programs, Role.VALIDATOR).stream().map(ValidatorCall::testlib).toList())
                .checker(
                    texts(programs, Role.CHECKER).stream()
                        .findFirst()
                        .map(each -> CheckerCall.of(each, CheckerCodes.TESTLIB))
                        .orElse(CheckerCall.TOKENS))
                .interactor(
                    texts(programs, Role.INTERACTOR).stream()
                        .findFirst()
                        .map(each -> InteractorCall.live(each, CheckerCodes.TESTLIB))
                        .orElse(null))
                .references(texts(programs, Role.REFERENCE).stream().limit(1).toList())
                .submissions(submissions(programs).texts())
                .headers(folder.headers(List.of())));
  }

  private static List<String> texts(LooseFolder programs, Role role) {
    return programs.of(role).stream().map(Path::toString).toList();
  }

  private static GeneratorRule rule(String program) {
    return GeneratorRule.printing(program, program, ArgumentTemplate.parse(""));
  }

  /** All programs except the reference; the other brute forces may be slow. */
  private static SubmissionList submissions(LooseFolder programs) {
    SubmissionList list = new SubmissionList();
    programs.of(Role.SOLUTION).forEach(each -> list.add(each, Expectation.RIGHT));
    programs.of(Role.REFERENCE).stream()
        .skip(1)
        .forEach(each -> list.add(each, Expectation.RIGHT_OR_SLOW));
    programs.of(Role.WRONG).forEach(each -> list.add(each, Expectation.WRONG));
    return list;
  }

  /** Notes which program was chosen for each role. */
  private static void tell(LooseFolder programs, PackageFolder folder) {
    List<String> taken = new ArrayList<>();
    for (Role role : Role.values()) {
      List<Path> files = programs.of(role);
      if (!files.isEmpty()) {
        taken.add(role.label() + " " + names(role == Role.CHECKER ? files.subList(0, 1) : files));
      }
    }
    folder.note(String.join("; ", taken));
    tellChoice(
        programs.of(Role.REFERENCE),
        "is the reference; the others are run and may be slow",
        folder);
    tellChoice(programs.of(Role.CHECKER), "is the checker; the others are not used", folder);
  }

  private static void tellChoice(List<Path> files, String said, PackageFolder folder) {
    if (files.size() > 1) {
      folder.note(names(files) + ": " + files.get(0).getFileName() + " " + said);
    }
  }

  private static String names(List<Path> files) {
    return String.join(", ", files.stream().map(each -> each.getFileName().toString()).toList());
  }
}
