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
import org.jspecify.annotations.Nullable;

/**
 * The real location of a language's runtime, which links and wrapper scripts of version managers
 * may hide, and what a sandbox must show for it to work.
 *
 * @param executable absolute path that {@code {located}} stands for; none for a compiled language
 *     without a runtime
 * @param needed absolute paths of files and folders
 */
public record Toolchain(@Nullable Path executable, List<Path> needed) {

  /**
   * Runs the language's {@code locate} command.
   *
   * @throws RunnerFailure if that fails
   */
  static Toolchain locate(Language language) {
    if (language.isCompiled() && language.locate().isEmpty()) {
      return new Toolchain(null, List.of());
    }
    if (language.locate().isEmpty()) {
      return ofTool(language.probe().get(0));
    }
    Tool.Output output = Tool.ask(language.locate());
    return said(language.name() + ": cannot find its runtime", output, paths(language, output));
  }

  /**
   * Runs a compiled language's {@code locateCompiler} command.
   *
   * @throws RunnerFailure if that fails
   */
  static Toolchain locateCompiler(Language language) {
    if (!language.locateCompiler().isEmpty()) {
      Tool.Output output = Tool.ask(language.locateCompiler());
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
   * The files an executable needs: itself, what it links to, and the folder above its {@code bin}
   * unless that folder holds unrelated things.
   */
  public static List<Path> neededBy(Path executable) {
    List<Path> needed = new ArrayList<>();
    needed.add(executable);
    try {
      Path real = executable.toRealPath();
      Path folder = real.getParent();
      Path above = folder == null ? null : folder.getParent();
      if (folder != null
          && above != null
          && folder.endsWith("bin")
          && folder.getNameCount() > 2
          && !UserFolders.current().isShared(above)) {
        needed.add(above);
      } else {
        needed.add(real);
      }
    } catch (IOException e) {
      throw new RunnerFailure("cannot resolve " + executable, e);
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
