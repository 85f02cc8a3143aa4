package harness.jury;

import harness.cases.Printable;
import harness.formats.loose.OpenedFiles;
import harness.machine.Shell;
import harness.process.NamedFiles;
import harness.process.RunResult;
import harness.submission.ProgramSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The files that a program uses besides those that were declared.
 *
 * @param declared those that it was run with
 * @param left those that it left in its working folder after a run
 * @param named others that its source opens by a constant name
 * @param reads those that it reads in place of standard input, as its source says
 * @param writes those that it writes in place of standard output, as its source says
 */
public record UsedFiles(
    NamedFiles declared,
    Set<String> left,
    Set<String> named,
    Set<String> reads,
    Set<String> writes) {

  /** How much of each file a run should return: only the names matter. */
  public static final int KEPT_BYTES = 1024;

  private static final long MOST_SOURCE_BYTES = 1 << 20;
  private static final int MOST_NAMED = 5;

  /** Calls that open a file in common languages, up to the name in quotes. */
  private static final Pattern OPENED =
      Pattern.compile(
          "\\b(?:freopen|fopen|open|i?o?fstream|assign|reset|rewrite|File|FileReader|FileWriter"
              + "|FileInputStream|FileOutputStream|PrintWriter|PrintStream)\\b"
              + "[^\"'\\n;]{0,40}[\"']([^\"'\\n]{1,100})[\"']",
          Pattern.CASE_INSENSITIVE);

  /** A plain name or path of a file with an ending, so that modes and texts are left out. */
  private static final Pattern NAME = Pattern.compile("[\\w./\\\\-]*[\\w-]\\.\\w{1,8}");

  /**
   * Finds the files of a program.
   *
   * @param declared the files that it was run with
   * @param run a run of it that returned all files
   */
  public static UsedFiles of(ProgramSource source, NamedFiles declared, RunResult run) {
    Set<String> left = new TreeSet<>(run.files().keySet());
    UsedFiles used =
        new UsedFiles(declared, left, new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
    source.sources().forEach(used::addNames);
    used.named.removeAll(left);
    for (Set<String> each : List.of(left, used.named, used.reads, used.writes)) {
      each.removeAll(List.of(declared.input(), declared.output()));
    }
    return used;
  }

  private void addNames(Path source) {
    String text = text(source);
    Matcher opened = OPENED.matcher(text);
    while (opened.find()) {
      if (NAME.matcher(opened.group(1)).matches()) {
        named.add(opened.group(1));
      }
    }
    OpenedFiles streams = OpenedFiles.of(String.valueOf(source.getFileName()), text);
    reads.addAll(streams.reads());
    writes.addAll(streams.writes());
  }

  /** The text of a source; empty if it is large or gone. */
  private static String text(Path source) {
    try {
      return Files.size(source) <= MOST_SOURCE_BYTES
          ? new String(Files.readAllBytes(source), StandardCharsets.UTF_8)
          : "";
    } catch (IOException gone) {
      return "";
    }
  }

  /**
   * Advice for a program that printed nothing: {@code it wrote x.out, which nobody declared: try
   * --files x.in,x.out}; empty if {@link #wanted} is.
   */
  public String advice() {
    NamedFiles wanted = wanted();
    if (wanted.isNone()) {
      return "";
    }
    boolean wrote = left.contains(wanted.output());
    String used = wrote || reads.isEmpty() ? wanted.output() : wanted.input();
    return "it %s %s, which nobody declared: try %s"
        .formatted(wrote ? "wrote" : "opens", Printable.inLine(used), option(wanted));
  }

  /** The option that declares files. */
  public static String option(NamedFiles files) {
    return "--files " + Shell.quoted(files.text());
  }

  /**
   * The files that it seems to use in place of its standard streams; none if it uses no other than
   * the declared ones, or there are several candidates.
   */
  public NamedFiles wanted() {
    String output = only(left.isEmpty() ? writes : left, writes);
    String input = only(reads, Set.of());
    try {
      return input.isEmpty() && output.isEmpty()
          ? NamedFiles.NONE
          : new NamedFiles(
              input.isEmpty() ? declared.input() : input,
              output.isEmpty() ? declared.output() : output);
    } catch (IllegalArgumentException notPlain) {
      return NamedFiles.NONE;
    }
  }

  /** The only one of some names, else the only one that is also among others; else empty. */
  private static String only(Set<String> names, Set<String> others) {
    List<String> both = names.stream().filter(others::contains).toList();
    return names.size() == 1 ? names.iterator().next() : both.size() == 1 ? both.get(0) : "";
  }

  /** What the program does, in words; empty if it uses no files. */
  public String inWords() {
    List<String> words = new ArrayList<>();
    if (!left.isEmpty()) {
      words.add("leaves " + list(left) + " in its working folder");
    }
    if (!named.isEmpty()) {
      words.add(
          "opens "
              + list(named)
              + (named.size() == 1 ? ", which is not there" : ", which are not there"));
    }
    return String.join(" and ", words);
  }

  private static String list(Set<String> names) {
    String first =
        String.join(", ", names.stream().limit(MOST_NAMED).map(Printable::inLine).toList());
    return names.size() > MOST_NAMED ? first + " and others" : first;
  }
}
