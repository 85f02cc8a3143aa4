package harness.formats.samples;

import harness.cases.Counted;
import harness.cases.UsageException;
import harness.formats.DataFile;
import harness.formats.Scratch;
import harness.toolchain.Languages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The samples that people and their tools keep in a folder: {@code 1.in} with {@code 1.out}, {@code
 * .ans} or {@code .a}, {@code input1.txt} with {@code output1.txt}, Polygon's {@code 01} with
 * {@code 01.a}, {@code A_1.in}, {@code A_input0.txt}, the same in a folder such as {@code samples},
 * {@code in/1.txt} with {@code out/1.txt}, and CPH's {@code .cph}.
 *
 * @param tests in the order of their numbers; inputs without an answer are among them
 * @param problems the sources that samples belong to by their names: {@code A} of {@code A_1.in};
 *     lower case, empty if names say nothing
 * @param timeLimitMillis that the samples come with; 0 if they say nothing
 * @param memoryLimitMib the same in MiB
 * @param notes a line for each file that was expected to be a sample and is not used
 */
public record SampleFiles(
    List<DataFile> tests,
    Set<String> problems,
    long timeLimitMillis,
    long memoryLimitMib,
    List<String> notes) {

  private static final int MOST_FILES = 20_000;
  private static final List<String> FOLDERS =
      List.of("test", "tests", "sample", "samples", "testcases", "testcase", "examples", "data");
  private static final List<String> INPUTS = List.of("in", "input", "inputs");
  private static final List<String> ANSWERS =
      List.of("out", "output", "outputs", "ans", "answer", "answers", "sol");

  public SampleFiles {
    tests = List.copyOf(tests);
    problems = Set.copyOf(problems);
    notes = List.copyOf(notes);
  }

  /**
   * The samples in a folder itself, in those of its folders that usually hold samples, and in
   * {@code .cph}.
   *
   * @param sources the names of the solutions, with or without ending; of several problems in
   *     {@code .cph}, the one of a solution is read
   * @param isOther files that are no samples, such as those that a program of the folder writes
   * @param scratch receives the samples of {@code .cph}
   */
  public static SampleFiles in(
      Path folder, List<String> sources, Predicate<Path> isOther, Scratch scratch) {
    Reader reader = new Reader(folder, sources, isOther, scratch);
    reader.read();
    return reader.found();
  }

  /**
   * Files that belong to other programs of a folder by their names: {@code b_1.in} of {@code b.py}.
   */
  public static Predicate<Path> ofOthers(Path folder, List<String> sources, Languages languages) {
    List<String> others =
        Reader.entries(folder, each -> languages.of(each).isPresent()).stream()
            .map(each -> each.getFileName().toString())
            .filter(each -> !sources.contains(each))
            .toList();
    return file -> {
      String name = file.getFileName().toString();
      return others.stream().anyMatch(each -> isNamedFor(each, name))
          && sources.stream().noneMatch(each -> isNamedFor(each, name));
    };
  }

  /** Whether a file's name begins with that of a source. */
  private static boolean isNamedFor(String source, String file) {
    return file.toLowerCase(Locale.ROOT).matches("\\Q" + stem(source) + "\\E(?![\\p{L}\\d]).*");
  }

  /** The name of a source in lower case, without its ending. */
  private static String stem(String source) {
    return source.toLowerCase(Locale.ROOT).replaceFirst("(?<=.)\\.[^.]*$", "");
  }

  /** The sample with this input file, and with the answer file next to it if there is one. */
  public static DataFile of(Path input) {
    Path folder = input.toAbsolutePath().getParent();
    Reader beside = new Reader(folder, List.of(), each -> false, null);
    beside.flat(folder, "");
    return beside.tests.stream()
        .filter(each -> each.input().getFileName().equals(input.getFileName()))
        .findFirst()
        .orElseGet(() -> new DataFile(input.getFileName().toString(), input, null));
  }

  /** Whether a folder has an input with its answer; writes nothing. */
  public static boolean areIn(Path folder) {
    Reader reader = new Reader(folder, List.of(), each -> false, null);
    reader.read();
    return reader.tests.stream().anyMatch(each -> each.answer() != null) || reader.hasProblems();
  }

  /** Their number, and how many have answers: {@code 3 samples, 1 of them with an answer}. */
  public String inWords() {
    int count = tests.size();
    long answered = tests.stream().filter(each -> each.answer() != null).count();
    String samples = Counted.of(count, "sample");
    if (answered == count) {
      return samples + (count == 1 ? " with its answer" : " with answers");
    }
    return answered == 0
        ? samples + (count == 1 ? " without an answer" : " without answers")
        : samples + ", " + answered + " of them with " + (answered == 1 ? "an answer" : "answers");
  }

  /** Reads one folder. */
  private static final class Reader {

    private final Path folder;
    private final List<String> sources;
    private final Predicate<Path> isOther;
    private final Scratch scratch;
    private final List<DataFile> tests = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    private final Set<String> problems = new TreeSet<>();

    /** The names of answers that are left out with their inputs. */
    private final Set<String> empty = new HashSet<>();

    private long timeLimitMillis;
    private long memoryLimitMib;

    Reader(Path folder, List<String> sources, Predicate<Path> isOther, Scratch scratch) {
      this.folder = folder;
      this.sources = sources;
      this.isOther = isOther;
      this.scratch = scratch;
    }

    SampleFiles found() {
      return new SampleFiles(tests, problems, timeLimitMillis, memoryLimitMib, notes);
    }

    void read() {
      List<Path> folders = entries(folder, Files::isDirectory);
      flat(folder, "");
      paired(folders, "");
      for (Path each : folders) {
        if (FOLDERS.contains(lowerName(each))) {
          flat(each, each.getFileName() + "/");
          paired(entries(each, Files::isDirectory), each.getFileName() + "/");
        }
      }
      if (scratch != null) {
        ofCph();
      }
    }

    private void flat(Path from, String prefix) {
      List<String> names = names(from);
      for (SampleNames.Pair each : SampleNames.in(names)) {
        add(prefix, each, from, from);
      }
      Set<String> used =
          tests.stream()
              .filter(each -> each.answer() != null)
              .map(each -> each.answer().getFileName().toString())
              .collect(Collectors.toSet());
      List<String> alone =
          names.stream()
              .filter(SampleNames::isAnswer)
              .filter(each -> !used.contains(each) && !empty.contains(each))
              .toList();
      boolean areOthers = SampleNames.in(names).isEmpty();
      if (!alone.isEmpty() && !areOthers) {
        String more = alone.size() > 1 ? " and " + (alone.size() - 1) + " more" : "";
        notes.add(
            prefix + alone.get(0) + more + ": not used; the input has another answer, or none");
      }
    }

    private void paired(List<Path> folders, String prefix) {
      Optional<Path> inputs = named(folders, INPUTS);
      if (inputs.isEmpty()) {
        return;
      }
      Path answers = named(folders, ANSWERS).orElse(inputs.get());
      String shown = prefix + inputs.get().getFileName() + "/";
      if (answers.equals(inputs.get())) {
        flat(answers, shown);
        return;
      }
      for (SampleNames.Pair each : SampleNames.of(names(inputs.get()), names(answers))) {
        add(shown, each, inputs.get(), answers);
      }
    }

    private static Optional<Path> named(List<Path> folders, List<String> names) {
      return folders.stream().filter(each -> names.contains(lowerName(each))).findFirst();
    }

    private void add(String prefix, SampleNames.Pair pair, Path inputs, Path answers) {
      String name = pair.input().replaceFirst("(?<=.)\\.(in\\.txt|[^.]*)$", "");
      Path answer = pair.answer() == null ? null : answers.resolve(pair.answer());
      if (isEmpty(inputs.resolve(pair.input())) && (answer == null || isEmpty(answer))) {
        String both = pair.answer() == null ? "" : " and " + pair.answer();
        notes.add(prefix + pair.input() + both + ": empty; not used as a sample");
        empty.add(pair.answer());
        return;
      }
      tests.add(new DataFile(prefix + name, inputs.resolve(pair.input()), answer));
      sources.stream()
          .filter(each -> isNamedFor(each, pair.input()))
          .map(SampleFiles::stem)
          .forEach(problems::add);
    }

    private static boolean isEmpty(Path file) {
      try {
        return Files.size(file) == 0;
      } catch (IOException gone) {
        return false;
      }
    }

    private List<Path> probs() {
      Path cph = folder.resolve(".cph");
      return Files.isDirectory(cph)
          ? entries(cph, each -> each.toString().endsWith(".prob") && Files.isRegularFile(each))
          : List.of();
    }

    boolean hasProblems() {
      return !probs().isEmpty();
    }

    private void ofCph() {
      List<Path> all = probs();
      List<Path> own =
          all.size() < 2
              ? all
              : all.stream()
                  .filter(each -> isOfSource(CphProblem.read(each).source(each)))
                  .toList();
      if (!all.isEmpty() && own.size() != 1) {
        notes.add(
            ".cph: %s problems, %s of them of a solution here; expected one"
                .formatted(all.size(), own.isEmpty() ? "none" : own.size()));
        return;
      }
      for (Path each : own) {
        CphProblem problem = CphProblem.read(each);
        timeLimitMillis = Math.max(0, problem.timeLimit());
        memoryLimitMib = Math.max(0, problem.memoryLimit());
        if (problem.interactive()) {
          notes.add(".cph: the problem is interactive; its samples are not used");
          return;
        }
        for (int i = 0; i < problem.tests().size(); i++) {
          tests.add(written("cph/" + (i + 1), problem.tests().get(i)));
        }
      }
    }

    private boolean isOfSource(String name) {
      return sources.stream().anyMatch(name::equals);
    }

    private DataFile written(String name, CphProblem.Test test) {
      try {
        Path made = scratch.folder("sample");
        Path input = Files.writeString(made.resolve("test.in"), ended(test.input()));
        Path answer =
            test.output() == null || test.output().isBlank()
                ? null
                : Files.writeString(made.resolve("test.ans"), ended(test.output()));
        return new DataFile(name, input, answer);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static String ended(String text) {
      String plain = text == null ? "" : text;
      return plain.isEmpty() || plain.endsWith("\n") ? plain : plain + "\n";
    }

    private List<String> names(Path from) {
      return entries(from, each -> Files.isRegularFile(each) && !isOther.test(each)).stream()
          .map(each -> each.getFileName().toString())
          .filter(each -> !each.startsWith("."))
          .toList();
    }

    private static String lowerName(Path folder) {
      return folder.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private static List<Path> entries(Path folder, Predicate<Path> filter) {
      List<Path> found = new ArrayList<>();
      try (DirectoryStream<Path> all = Files.newDirectoryStream(folder)) {
        for (Path each : all) {
          if (found.size() == MOST_FILES) {
            throw new UsageException(folder + ": more than " + MOST_FILES + " files");
          }
          if (filter.test(each)) {
            found.add(each);
          }
        }
      } catch (IOException unreadable) {
        throw new UsageException(folder + ": cannot be read");
      }
      found.sort(null);
      return found;
    }
  }
}
