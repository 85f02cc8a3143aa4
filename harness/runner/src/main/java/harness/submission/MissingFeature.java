package harness.submission;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a program needs that is missing here, as far as the compiler's errors tell. */
final class MissingFeature {

  private static final Pattern HEADER =
      Pattern.compile(
          "fatal error: '?([\\w+./-]{1,100}?)'?(?:: No such file or directory| file not found)");

  private static final Pattern NAME =
      Pattern.compile(
          "['‘](\\w+)['’] (?:is not a member of|in namespace) ['‘](std(?:::\\w+)*)['’]"
              + "|no (?:member|type|template) named '(\\w+)' in (?:namespace )?'(std(?:::\\w+)*)'");

  /** Functions of std that a program with {@code using namespace std} names without it. */
  private static final Pattern UNQUALIFIED =
      Pattern.compile(
          "['‘](print|println|format|unreachable|to_underlying)['’] was not declared in this scope"
              + "|use of undeclared identifier '(print|println|format|unreachable|to_underlying)'");

  private static final Pattern GETS =
      Pattern.compile(
          "['‘]gets['’] (?:was not declared|is not a member|undeclared)"
              + "|(?:implicit declaration of function|undeclared identifier|no member named) '?‘?gets"
              + "|undefined reference to [`'‘]gets['’]");

  private static final Pattern PUBLIC_CLASS =
      Pattern.compile(
          "error: (?:class|interface|enum|record) (\\w+) is public, should be declared in a file");

  /** The headers that each standard of C++ has added. */
  private static final Map<String, List<String>> HEADERS =
      Map.of(
          "C++17",
          List.of(
              "any",
              "charconv",
              "execution",
              "filesystem",
              "memory_resource",
              "optional",
              "string_view",
              "variant"),
          "C++20",
          List.of(
              "barrier",
              "bit",
              "compare",
              "concepts",
              "coroutine",
              "format",
              "latch",
              "numbers",
              "ranges",
              "semaphore",
              "source_location",
              "span",
              "stop_token",
              "syncstream",
              "version"),
          "C++23",
          List.of(
              "expected",
              "flat_map",
              "flat_set",
              "generator",
              "mdspan",
              "print",
              "spanstream",
              "stacktrace",
              "stdfloat"),
          "C++26",
          List.of(
              "contracts",
              "debugging",
              "hazard_pointer",
              "hive",
              "inplace_vector",
              "linalg",
              "rcu",
              "simd",
              "text_encoding"));

  /** Names that each standard of C++ has added, with their headers. */
  private static final Map<String, Map<String, List<String>>> NAMES =
      Map.of(
          "C++20",
          Map.of(
              "format", List.of("format", "format_to", "vformat", "formatter"),
              "chrono", List.of("year_month_day", "parse"),
              "numbers", List.of("numbers"),
              "source_location", List.of("source_location"),
              "span", List.of("span")),
          "C++23",
          Map.of(
              "print", List.of("print", "println"),
              "expected", List.of("expected", "unexpected"),
              "flat_map", List.of("flat_map", "flat_multimap"),
              "flat_set", List.of("flat_set", "flat_multiset"),
              "generator", List.of("generator"),
              "mdspan", List.of("mdspan", "extents"),
              "stacktrace", List.of("stacktrace"),
              "utility", List.of("unreachable", "to_underlying", "forward_like"),
              "algorithm",
                  List.of(
                      "fold_left",
                      "fold_right",
                      "fold_left_first",
                      "find_last",
                      "contains",
                      "contains_subrange"),
              "ranges",
                  List.of(
                      "to",
                      "zip",
                      "zip_transform",
                      "enumerate",
                      "adjacent",
                      "adjacent_transform",
                      "pairwise",
                      "chunk",
                      "chunk_by",
                      "slide",
                      "stride",
                      "join_with",
                      "repeat",
                      "cartesian_product",
                      "as_rvalue",
                      "as_const")),
          "C++26",
          Map.of(
              "inplace_vector", List.of("inplace_vector"),
              "algorithm", List.of("saturate_cast"),
              "ranges", List.of("concat")));

  /** The packages of Debian and Ubuntu in which headers are, by the beginning of their paths. */
  private static final Map<String, String> PACKAGES =
      Map.ofEntries(
          Map.entry("boost/", "libboost-dev"),
          Map.entry("gmp.h", "libgmp-dev"),
          Map.entry("gmpxx.h", "libgmp-dev"),
          Map.entry("mpfr.h", "libmpfr-dev"),
          Map.entry("Eigen/", "libeigen3-dev"),
          Map.entry("eigen3/", "libeigen3-dev"),
          Map.entry("tbb/", "libtbb-dev"),
          Map.entry("CGAL/", "libcgal-dev"),
          Map.entry("NTL/", "libntl-dev"),
          Map.entry("fmt/", "libfmt-dev"),
          Map.entry("range/v3/", "librange-v3-dev"),
          Map.entry("nlohmann/", "nlohmann-json3-dev"),
          Map.entry("yaml-cpp/", "libyaml-cpp-dev"),
          Map.entry("gtest/", "libgtest-dev"),
          Map.entry("catch2/", "catch2"));

  /** Headers of one system or compiler only. */
  private static final Map<String, String> ELSEWHERE =
      Map.of(
          "windows.h", "Windows",
          "Windows.h", "Windows",
          "conio.h", "Windows",
          "tchar.h", "Windows",
          "io.h", "Windows",
          "direct.h", "Windows",
          "mach/mach.h", "macOS",
          "bits/stdc++.h", "GCC's library",
          "bits/extc++.h", "GCC's library");

  private MissingFeature() {}

  /**
   * What is missing, in one line.
   *
   * @param errors of the first way to compile
   * @param last errors of the last way, which the first way's may have been cured of
   * @param version of the compiler, as it prints it
   * @return empty if nothing known is missing
   */
  static Optional<String> in(String errors, String last, String version) {
    String compiler = compiler(version);
    Matcher header = HEADER.matcher(errors);
    if (header.find()) {
      return Optional.of(header(header.group(1), compiler));
    }
    if (GETS.matcher(last).find()) {
      return Optional.of(
          "calls gets, which C11 and C++14 have removed; read with fgets or getline");
    }
    return name(last, compiler).or(() -> publicClass(errors));
  }

  private static String header(String name, String compiler) {
    for (Map.Entry<String, List<String>> each : HEADERS.entrySet()) {
      if (each.getValue().contains(name)) {
        return "needs %s <%s>, which %s lacks".formatted(each.getKey(), name, compiler);
      }
    }
    if (ELSEWHERE.containsKey(name)) {
      return "needs <%s>, which only %s has".formatted(name, ELSEWHERE.get(name));
    }
    return PACKAGES.entrySet().stream()
        .filter(each -> name.startsWith(each.getKey()))
        .findFirst()
        .map(each -> name + " was not found; install " + each.getValue())
        .orElse(
            name
                + " was not found; copy it to the source's folder or name its folder with"
                + " --include");
  }

  private static Optional<String> name(String errors, String compiler) {
    return NAME.matcher(errors)
        .results()
        .flatMap(each -> name(each, compiler).stream())
        .findFirst()
        .or(
            () ->
                UNQUALIFIED
                    .matcher(errors)
                    .results()
                    .limit(1)
                    .flatMap(each -> name(first(each, 1, 2), "std", compiler).stream())
                    .findFirst());
  }

  private static Optional<String> name(MatchResult found, String compiler) {
    return name(first(found, 1, 3), first(found, 2, 4), compiler);
  }

  private static String first(MatchResult found, int one, int other) {
    return found.group(one) == null ? found.group(other) : found.group(one);
  }

  private static Optional<String> name(String name, String space, String compiler) {
    for (Map.Entry<String, Map<String, List<String>>> standard : NAMES.entrySet()) {
      for (Map.Entry<String, List<String>> header : standard.getValue().entrySet()) {
        boolean ofRanges = List.of("ranges", "algorithm").contains(header.getKey());
        if (header.getValue().contains(name) && ofRanges == !space.equals("std")) {
          return Optional.of(
              "needs %s %s::%s from <%s>, which %s lacks"
                  .formatted(standard.getKey(), space, name, header.getKey(), compiler));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> publicClass(String errors) {
    String names =
        PUBLIC_CLASS
            .matcher(errors)
            .results()
            .map(each -> each.group(1))
            .distinct()
            .limit(3)
            .collect(Collectors.joining(", "));
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Java allows one public class in a file; remove 'public' from "
                + names
                + " or put it into a file of its own");
  }

  /** The compiler's name and version, without the words between them. */
  private static String compiler(String version) {
    String[] words = version.strip().split("\\s+", -1);
    String last = words[words.length - 1];
    boolean isNumber = !last.isEmpty() && Character.isDigit(last.charAt(0));
    return words.length > 1 && isNumber ? words[0] + " " + last : version;
  }
}
