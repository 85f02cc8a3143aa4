package harness.documentation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the documentation. A fenced block whose first line names a file after the language, as
 * in {@code ```python gen.py}, gives that file's content. {@code console} blocks are sessions.
 */
final class DocumentPage {

  private static final Pattern BLOCK =
      Pattern.compile(
          "^( *)```(\\w+)(?: (\\S+))?\\n(.*?)^\\1```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(?:#[^)]*)?\\)");

  /**
   * A command and its output.
   *
   * @param shown the output, with {@code ...} for lines that the page omits
   */
  record Shown(String command, String shown) {}

  /** A file that a page gives. */
  record Given(String name, String text) {}

  private final Path path;
  private final String text;

  DocumentPage(Path path) throws IOException {
    this.path = path;
    this.text = Files.readString(path);
  }

  /** The files that the page gives, in order. */
  List<Given> files() {
    return BLOCK
        .matcher(text)
        .results()
        .filter(block -> block.group(3) != null)
        .map(block -> new Given(block.group(3), block.group(4)))
        .toList();
  }

  /** The commands of the page's sessions, in order. */
  List<Shown> sessions() {
    List<Shown> all = new ArrayList<>();
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      if (block.group(2).equals("console")) {
        for (String each : block.group(4).split("(?m)^\\$ ", -1)) {
          if (!each.isEmpty()) {
            int end = each.indexOf('\n');
            all.add(new Shown(each.substring(0, end), each.substring(end + 1)));
          }
        }
      }
    }
    return all;
  }

  /** Links to files of this tree that do not exist. */
  List<String> deadLinks() {
    return LINK.matcher(text)
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.contains("://"))
        .filter(link -> !Files.exists(path.resolveSibling(link)))
        .toList();
  }

  @Override
  public String toString() {
    return path.getFileName().toString();
  }
}
