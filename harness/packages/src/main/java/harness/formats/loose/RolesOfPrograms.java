package harness.formats.loose;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The roles of programs that a user named one after the other, by the rules for the programs of a
 * loose folder. Sources that use testlib say what they are.
 *
 * @param generators may be empty, as all the others
 * @param references those that are believed
 * @param solutions those that are tested, whatever is expected of them
 * @param others those whose role is not known
 */
public record RolesOfPrograms(
    List<Path> generators,
    List<Path> references,
    List<Path> solutions,
    List<Path> validators,
    List<Path> checkers,
    List<Path> interactors,
    List<Path> others) {

  private static final Map<ProgramRole, Pattern> OF_TESTLIB =
      Map.of(
          ProgramRole.GENERATOR, Pattern.compile("\\bregisterGen\\b"),
          ProgramRole.VALIDATOR, Pattern.compile("\\bregisterValidation\\b"),
          ProgramRole.CHECKER, Pattern.compile("\\bregisterTestlibCmd\\b"),
          ProgramRole.INTERACTOR, Pattern.compile("\\bregisterInteraction\\b"));

  /** Finds the roles. */
  public static RolesOfPrograms of(List<Path> programs) {
    return of(programs, null);
  }

  /** Finds the roles, if it is known which program makes the inputs. */
  public static RolesOfPrograms of(List<Path> programs, Path maker) {
    LooseFolder named =
        LooseFolder.ofPrograms(
            programs, each -> each.equals(maker) ? ProgramRole.GENERATOR : ofTestlib(each));
    List<Path> references = named.of(ProgramRole.REFERENCE);
    Stream<Path> tested =
        Stream.of(
                named.of(ProgramRole.SOLUTION).stream(),
                references.stream().skip(1),
                named.of(ProgramRole.WRONG).stream())
            .flatMap(each -> each);
    return new RolesOfPrograms(
        named.of(ProgramRole.GENERATOR),
        references.stream().limit(1).toList(),
        tested.toList(),
        named.of(ProgramRole.VALIDATOR),
        named.of(ProgramRole.CHECKER),
        named.of(ProgramRole.INTERACTOR),
        named.others());
  }

  private static ProgramRole ofTestlib(Path program) {
    String text = LooseFolder.start(program);
    return OF_TESTLIB.entrySet().stream()
        .filter(each -> each.getValue().matcher(text).find())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /** Those whose role is not known and whose sources read no input, so that they may make some. */
  public List<Path> mayMakeInputs() {
    return others.stream()
        .filter(each -> !OpenedFiles.readsInput(Driver.name(each), LooseFolder.start(each)))
        .toList();
  }

  /** These roles; programs whose role is not known are tested. */
  public RolesOfPrograms testingOthers() {
    List<Path> tested = Stream.concat(solutions.stream(), others.stream()).toList();
    return new RolesOfPrograms(
        generators, references, tested, validators, checkers, interactors, List.of());
  }

  /** The roles in one line, for people. */
  public String told() {
    Map<ProgramRole, List<Path>> all = new EnumMap<>(ProgramRole.class);
    all.put(ProgramRole.GENERATOR, generators);
    all.put(ProgramRole.REFERENCE, references);
    all.put(ProgramRole.SOLUTION, solutions);
    all.put(ProgramRole.CHECKER, checkers);
    all.put(ProgramRole.VALIDATOR, validators);
    all.put(ProgramRole.INTERACTOR, interactors);
    List<String> told = new ArrayList<>();
    all.forEach(
        (role, files) -> {
          if (!files.isEmpty()) {
            told.add(role.label() + " " + Driver.names(files));
          }
        });
    return told.stream().collect(Collectors.joining("; "));
  }
}
