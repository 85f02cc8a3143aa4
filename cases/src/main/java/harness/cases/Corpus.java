package harness.cases;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A folder of saved cases of one puzzle: files {@code <name>.in} and {@code <name>.ans}, and a file
 * {@value #INDEX} that says what each case catches. Cases are listed and run in the order of the
 * index:
 *
 * <pre>{@code
 * # comments and blank lines are free
 * solved-board-first: a program that ends its run at a solved board answers only the first
 * }</pre>
 *
 * @param folder the folder's path
 * @param cases its cases in the order of the index, or by name if there is no index
 */
public record Corpus(Path folder, List<SavedCase> cases) {

  /** The file that names every case and says what it catches. */
  public static final String INDEX = "index";

  private static final Pattern ENTRY = Pattern.compile("(\\S+):\\s+(\\S.*)");

  public Corpus {
    cases = List.copyOf(cases);
  }

  /**
   * Reads a folder that must have an index.
   *
   * @throws BadCorpus if the folder, the index, a line of the index, an input file or an answer
   *     file is missing or unreadable
   */
  public static Corpus load(Path folder) throws BadCorpus {
    Corpus corpus = loadAny(folder);
    if (!Files.exists(folder.resolve(INDEX))) {
      throw new BadCorpus(
          folder.resolve(INDEX)
              + ": missing; expected a line 'NAME: what it catches' for each case");
    }
    return corpus;
  }

  /**
   * Reads a folder of test data, with or without an index.
   *
   * @throws BadCorpus if anything else is missing or unreadable
   */
  public static Corpus loadAny(Path folder) throws BadCorpus {
    TreeSet<String> names = names(folder, SavedCase.INPUT_ENDING);
    Path index = folder.resolve(INDEX);
    List<SavedCase> cases = new ArrayList<>();
    if (Files.exists(index)) {
      readIndex(index, names).forEach((name, why) -> cases.add(SavedCase.in(folder, name, why)));
    } else {
      names.forEach(name -> cases.add(SavedCase.in(folder, name, "")));
    }
    for (SavedCase each : cases) {
      requireReadable(each.input());
      requireReadable(each.answers());
    }
    for (String name : names(folder, SavedCase.ANSWERS_ENDING)) {
      if (!names.contains(name)) {
        throw new BadCorpus(
            folder.resolve(name + SavedCase.ANSWERS_ENDING)
                + ": there is no matching "
                + name
                + ".in");
      }
    }
    return new Corpus(folder, cases);
  }

  private static TreeSet<String> names(Path folder, String ending) throws BadCorpus {
    TreeSet<String> names = new TreeSet<>();
    if (!Files.isDirectory(folder)) {
      throw new BadCorpus(folder + ": there is no such folder");
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ending)) {
      for (Path file : files) {
        String name = file.getFileName().toString();
        names.add(name.substring(0, name.length() - ending.length()));
      }
    } catch (IOException e) {
      throw new BadCorpus(folder + ": cannot be read");
    }
    return names;
  }

  /** Reads what each case catches, in the order of the index. */
  private static Map<String, String> readIndex(Path index, TreeSet<String> names) throws BadCorpus {
    Map<String, String> reasons = new LinkedHashMap<>();
    int number = 0;
    for (String line : lines(index)) {
      String where = index + ": line " + ++number + ": ";
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      Matcher entry = ENTRY.matcher(line.strip());
      if (!entry.matches()) {
        throw new BadCorpus(where + "expected 'NAME: what it catches'");
      }
      String name = entry.group(1);
      if (!names.contains(name)) {
        throw new BadCorpus(where + "there is no " + name + SavedCase.INPUT_ENDING);
      }
      if (reasons.put(name, entry.group(2)) != null) {
        throw new BadCorpus(where + name + " is named twice");
      }
    }
    for (String name : names) {
      if (!reasons.containsKey(name)) {
        throw new BadCorpus(
            index + ": no line says what " + name + " catches; expected '" + name + ": ...'");
      }
    }
    return reasons;
  }

  private static List<String> lines(Path index) throws BadCorpus {
    try {
      return Files.readAllLines(index, StandardCharsets.UTF_8);
    } catch (CharacterCodingException e) {
      throw new BadCorpus(index + ": is not UTF-8 text");
    } catch (IOException e) {
      throw new BadCorpus(index + ": cannot be read");
    }
  }

  private static void requireReadable(Path file) throws BadCorpus {
    if (!Files.exists(file)) {
      throw new BadCorpus(file + ": missing");
    }
    if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
      throw new BadCorpus(file + ": cannot be read");
    }
  }
}
