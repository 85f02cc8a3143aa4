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
import harness.formats.ProgramCall;
import harness.formats.SubmissionList;
import harness.formats.ValidatorCall;
import harness.formats.ValidatorCodes;
import harness.formats.loose.LooseFolder.Role;
import harness.run.Expectation;
import harness.terminal.UsageException;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads folders of programs whose names tell their roles. */
@AutoService(ProblemFormat.class)
public final class LooseFormat implements ProblemFormat {

  private static final String NAME = "loose";

  @Override
  public String name() {
    return NAME;
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
    return !files(folder, languages).isEmpty();
  }

  private static LooseFolder files(Path folder, Languages languages) {
    try {
      return LooseFolder.of(folder, languages);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public ProblemPackage read(PackageFolder folder) {
    LooseFolder programs = files(folder.root(), folder.languages());
    if (programs.isEmpty()) {
      throw new UsageException(
          folder.root()
              + ": found no generator and no reference; looked for "
              + LooseFolder.names());
    }
    tell(programs, folder);
    return new ProblemPackage(
        folder.name(),
        NAME,
        folder.root(),
        Path.of(""),
        PackageLimits.USUAL,
        texts(programs, Role.GENERATOR).stream().map(LooseFormat::rule).toList(),
        texts(programs, Role.VALIDATOR).stream()
            .map(each -> new ValidatorCall(ProgramCall.of(each), ValidatorCodes.TESTLIB))
            .toList(),
        List.of(),
        texts(programs, Role.CHECKER).stream()
            .findFirst()
            .map(each -> CheckerCall.of(each, CheckerCodes.TESTLIB))
            .orElse(CheckerCall.TOKENS),
        texts(programs, Role.INTERACTOR).stream()
            .findFirst()
            .map(each -> InteractorCall.live(ProgramCall.of(each), CheckerCodes.TESTLIB))
            .orElse(null),
        texts(programs, Role.REFERENCE).stream().limit(1).toList(),
        false,
        submissions(programs).texts(),
        List.of(),
        folder.headers(List.of()),
        folder.notes());
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
