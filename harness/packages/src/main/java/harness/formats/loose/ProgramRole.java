package harness.formats.loose;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a program is for, judging by the names that people give their files. */
enum ProgramRole {
  GENERATOR(
      "generator",
      "gen generator gen* random* rand* rnd data datamaker makedata maker testgen datagen *_gen",
      "make_data mkdata shuju* shengcheng* 数据* 生成* gerador* генератор*"),
  REFERENCE(
      "reference",
      "brute* slow* naive* bf* baoli* stupid* std* correct* *_brute *_bf *_naive *_slow *_baoli",
      "ac ans *_stupid 暴力* 标程* 标答* biaocheng* biaoda* fuerza* forca* força* bruto* тупое* медленн* наивн*"),
  SOLUTION(
      "solution", "sol* main my* code submission*", "正解* 题解* zhengjie* daan* решение* reshenie*"),
  WRONG("expected to fail", "wrong* wa*", "错* неверн* *_wa *_wrong *_tle"),
  CHECKER("checker", "check* chk* spj", ""),
  VALIDATOR("validator", "valid* val", ""),
  INTERACTOR("interactor", "interactor", "");

  /** Words that begin many others, such as {@code walk}: a letter must not follow. */
  private static final Set<String> SHORT = Set.of("rand", "bf", "std", "my", "wa", "chk");

  /** References that are simple rather than fast. */
  private static final Pattern SIMPLE =
      Pattern.compile(
          "(brute|slow|naive|bf|baoli|stupid|暴力|fuerza|for[cç]a|bruto|тупое|медленн|наивн).*");

  /** Simple references whose names begin with something else. */
  private static final Pattern OF_PROBLEM =
      Pattern.compile("(.+)[_-](?:brute|bf|naive|slow|baoli|stupid)");

  /** Names of a reference only beside a solution with another name. */
  private static final Set<String> PERHAPS_REFERENCE = Set.of("test", "cmp");

  private static final Pattern HINT =
      Pattern.compile("gen|brute|naive|slow|check|valid|interact|random");

  private final String label;
  private final String english;
  private final String others;

  /** A role with the names that people use for it: those for the help, and further ones. */
  ProgramRole(String label, String english, String others) {
    this.label = label;
    this.english = english;
    this.others = others;
  }

  private List<String> patterns() {
    return Stream.of(english, others)
        .flatMap(each -> Stream.of(each.split(" ", -1)))
        .filter(each -> !each.isEmpty())
        .toList();
  }

  String label() {
    return label;
  }

  /** The file name patterns of all roles, as shown to users. */
  static String names() {
    return Arrays.stream(values())
        .filter(role -> role != INTERACTOR)
        .map(ProgramRole::shown)
        .collect(Collectors.joining(", "));
  }

  /** The patterns that no other one includes. */
  private String shown() {
    List<String> all = List.of(english.split(" ", -1));
    return all.stream()
        .filter(each -> all.stream().noneMatch(other -> !other.equals(each) && fits(other, each)))
        .map(each -> each + ".*")
        .collect(Collectors.joining(" "));
  }

  /** The role of a file by its name; a whole name counts more than a part. */
  static Optional<ProgramRole> of(Path file) {
    String stem = stem(file);
    return Arrays.stream(values())
        .filter(role -> role.patterns().contains(stem.toLowerCase(Locale.ROOT)))
        .findFirst()
        .or(
            () ->
                Stream.concat(Stream.of(GENERATOR, WRONG), Arrays.stream(values()))
                    .filter(role -> role.place(file) >= 0)
                    .findFirst());
  }

  /** The index of the first pattern of this role that a file matches; -1 if it matches none. */
  int place(Path file) {
    String stem = stem(file);
    List<String> patterns = patterns();
    return IntStream.range(0, patterns.size())
        .filter(each -> fits(patterns.get(each), stem))
        .findFirst()
        .orElse(-1);
  }

  private static boolean fits(String pattern, String name) {
    String stem = name.toLowerCase(Locale.ROOT);
    if (pattern.startsWith("*")) {
      return stem.replace('-', '_').endsWith(pattern.substring(1));
    }
    if (!pattern.endsWith("*")) {
      return stem.equals(pattern);
    }
    String word = pattern.substring(0, pattern.length() - 1);
    boolean isLonger = stem.length() > word.length();
    return stem.startsWith(word)
        && !(SHORT.contains(word) && isLonger && Character.isLowerCase(name.charAt(word.length())));
  }

  /** Whether a reference's name says that it is simple rather than fast. */
  static boolean isSimple(Path file) {
    return SIMPLE.matcher(stem(file).toLowerCase(Locale.ROOT)).matches()
        || problem(file).isPresent();
  }

  /** The beginning of a reference's name that may be a problem's: {@code a} of {@code a_brute}. */
  static Optional<String> problem(Path reference) {
    Matcher named = OF_PROBLEM.matcher(stem(reference).toLowerCase(Locale.ROOT));
    return named.matches() ? Optional.of(named.group(1)) : Optional.empty();
  }

  /**
   * How much a name speaks for a reference, compared with those that it is run beside; 0 if it says
   * nothing, negative if it is that of a solution.
   */
  static int trust(Path file, List<Path> others) {
    String stem = stem(file).toLowerCase(Locale.ROOT);
    Optional<ProgramRole> role = of(file);
    if (role.isPresent()) {
      return role.get() != REFERENCE ? -1 : isSimple(file) ? 3 : 2;
    }
    boolean besideA =
        stem.equals("b") && others.stream().anyMatch(each -> stem(each).equalsIgnoreCase("a"));
    return PERHAPS_REFERENCE.contains(stem) || besideA ? 1 : 0;
  }

  /** Whether a word that names a role is somewhere in a file's name. */
  static boolean isHintedBy(Path file) {
    return HINT.matcher(stem(file).toLowerCase(Locale.ROOT)).find();
  }

  /** A file's name without its ending. */
  static String stem(Path file) {
    return file.getFileName().toString().replaceFirst("(?<=.)\\.[^.]*$", "");
  }
}
