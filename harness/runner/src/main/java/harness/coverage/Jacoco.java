package harness.coverage;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * What JaCoCo's agent writes about a Java program.
 *
 * @param classes the program's classes, as compiled
 * @param sources the program's source files
 */
record Jacoco(List<byte[]> classes, List<Path> sources) implements LineRecords {

  /** The file that the languages' commands ask for. */
  private static final String DATA = "lines.exec";

  private static final String CLASS = ".class";

  /** Of a program in a folder. */
  static Jacoco in(Path built, List<Path> sources) throws IOException {
    List<byte[]> classes = new ArrayList<>();
    try (Stream<Path> all = Files.walk(built)) {
      for (Path each : all.filter(file -> file.toString().endsWith(CLASS)).sorted().toList()) {
        classes.add(Files.readAllBytes(each));
      }
    }
    return new Jacoco(classes, sources);
  }

  @Override
  public List<String> names() {
    return List.of(DATA);
  }

  @Override
  public List<SourceLines> read(Map<String, byte[]> files) throws IOException {
    byte[] data = files.get(DATA);
    if (data == null) {
      return List.of();
    }
    ExecutionDataStore store = new ExecutionDataStore();
    JacocoData.read(new ByteArrayInputStream(data), store);
    CoverageBuilder all = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(store, all);
    for (byte[] each : classes) {
      analyzer.analyzeClass(each, DATA);
    }
    Map<String, SourceLines> lines = new LinkedHashMap<>();
    all.getClasses().stream()
        .sorted(Comparator.comparing(IClassCoverage::getName))
        .forEach(
            each ->
                own(each)
                    .ifPresent(name -> add(each, lines.computeIfAbsent(name, SourceLines::new))));
    lines.values().forEach(SourceLines::settle);
    return List.copyOf(lines.values());
  }

  @Override
  public List<List<SourceLines>> readEach(List<Map<String, byte[]>> runs) throws IOException {
    List<List<SourceLines>> all = new ArrayList<>();
    for (Map<String, byte[]> each : runs) {
      all.add(read(each));
    }
    return all;
  }

  /** The name of a class's source: javac may have got a copy of a program's only one. */
  private Optional<String> own(IClassCoverage each) {
    Stream<String> names = sources.stream().map(source -> source.getFileName().toString());
    return sources.size() == 1
        ? names.findFirst()
        : names.filter(name -> name.equals(each.getSourceFileName())).findFirst();
  }

  private static void add(IClassCoverage type, SourceLines lines) {
    for (IMethodCoverage method : type.getMethods()) {
      boolean isUnused = method.getMethodCounter().getCoveredCount() == 0;
      for (int number = Math.max(1, method.getFirstLine());
          number <= method.getLastLine();
          number++) {
        ILine line = method.getLine(number);
        switch (line.getStatus()) {
          case ICounter.NOT_COVERED -> (isUnused ? lines.unused() : lines.missed()).set(number);
          case ICounter.PARTLY_COVERED, ICounter.FULLY_COVERED -> {
            lines.ran().set(number);
            if (line.getBranchCounter().getStatus() == ICounter.PARTLY_COVERED) {
              lines.partly().set(number);
            }
          }
          default -> {} // no code
        }
      }
    }
  }
}
