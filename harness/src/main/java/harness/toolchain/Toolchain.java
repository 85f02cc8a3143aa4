package harness.toolchain;

import harness.machine.RunnerFailure;
import harness.machine.SearchPath;
import harness.machine.Tool;
import harness.machine.UserFolders;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a language's run time really is, behind links and the wrapper scripts of version managers,
 * and what a sandbox must show for it to work.
 *
 * @param executable what {@code {located}} stands for, absolute; null for a compiled language
 *     without run time
 * @param needed files and folders, absolute
 */
public record Toolchain(Path executable, List<Path> needed) {

  /**
   * Asks the language itself.
   *
   * @throws RunnerFailure if it does not say
   */
  static Toolchain locate(Language language) {
    if (language.isCompiled() && language.locate().isEmpty()) {
      return new Toolchain(null, List.of());
    }
    if (language.locate().isEmpty()) {
      return ofTool(language.probe().get(0));
    }
    Tool.Output output = Tool.run(language.locate());
    return said(language.name() + ": cannot find its run time", output, paths(language, output));
  }

  /**
   * Asks a compiled language where its compiler is.
   *
   * @throws RunnerFailure if it does not say
   */
  static Toolchain locateCompiler(Language language) {
    if (!language.locateCompiler().isEmpty()) {
      Tool.Output output = Tool.run(language.locateCompiler());
      List<Path> paths = existing(output.output().lines().toList());
      Toolchain said = said(language.name() + ": cannot find its compiler", output, paths);
      return new Toolchain(said.executable(), neededBy(paths));
    }
    List<Path> tools = new ArrayList<>(List.of(ofTool(language.probe().get(0)).executable()));
    language.compile().forEach(command -> SearchPath.find(command.get(0)).ifPresent(tools::add));
    return new Toolchain(tools.get(0), neededBy(tools));
  }

  private static List<Path> neededBy(List<Path> executables) {
    return executables.stream().flatMap(each -> neededBy(each).stream()).distinct().toList();
  }

  private static Toolchain said(String problem, Tool.Output output, List<Path> paths) {
    if (output.exitCode() != 0 || paths.isEmpty()) {
      throw new RunnerFailure(problem + ": " + output.firstLine());
    }
    return new Toolchain(paths.get(0), paths);
  }

  /** A tool on the search path, with the folder above its {@code bin}. */
  public static Toolchain ofTool(String word) {
    Path found =
        SearchPath.find(word).orElseThrow(() -> new RunnerFailure(word + " is not installed"));
    return new Toolchain(found, neededBy(found));
  }

  /**
   * What an executable needs: itself, what it links to, and the folder above {@code bin} unless
   * more lies there than what belongs to it.
   */
  public static List<Path> neededBy(Path executable) {
    List<Path> needed = new ArrayList<>();
    needed.add(executable);
    try {
      Path real = executable.toRealPath();
      Path folder = real.getParent();
      boolean installed =
          folder != null
              && folder.endsWith("bin")
              && folder.getNameCount() > 2
              && !UserFolders.current().isShared(folder.getParent());
      needed.add(installed ? folder.getParent() : real);
    } catch (IOException e) {
      throw new RunnerFailure(executable + ": cannot be resolved", e);
    }
    return needed;
  }

  private static List<Path> paths(Language language, Tool.Output output) {
    if (language.locatePattern() == null) {
      return existing(output.output().lines().toList());
    }
    Matcher matcher =
        Pattern.compile(language.locatePattern()).matcher(output.output() + output.errors());
    return matcher.find() ? existing(List.of(matcher.group(1))) : List.of();
  }

  private static List<Path> existing(List<String> lines) {
    return lines.stream().map(String::strip).map(Path::of).filter(Files::exists).toList();
  }
}
