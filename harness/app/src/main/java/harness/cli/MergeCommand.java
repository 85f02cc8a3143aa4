package harness.cli;

import harness.builtin.PuzzleProblem;
import harness.campaign.IndexRange;
import harness.cases.UsageException;
import harness.cases.Verdict;
import harness.cli.options.BriefOption;
import harness.cli.options.GrowthOption;
import harness.journal.CampaignMerge;
import harness.machine.InputFiles;
import harness.machine.Terminal;
import harness.problem.RightAnswers;
import harness.reference.Puzzles;
import harness.report.ReportedFinding;
import harness.report.RunReport;
import harness.report.SavedFindings;
import harness.report.junit.JunitXml;
import harness.report.text.Style;
import harness.report.text.TerminalReport;
import harness.terminal.ExitCode;
import harness.terminal.FilesToWrite;
import harness.terminal.JsonReports;
import harness.terminal.OutputFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "merge",
    sortOptions = false,
    description = {
      "Merge the shards of a campaign into the report of one run.",
      "",
      "The parts must belong to one campaign and may not share cases. Elapsed times are added up."
    },
    footer = {
      "",
      "Example: harness merge shard-*.json --json all.json",
      "         harness merge night/1 night/2 --partial",
    })
final class MergeCommand implements Callable<Integer> {

  private static final int MOST_NAMED = 10;

  @Parameters(
      paramLabel = "PART",
      arity = "1..*",
      description = "A JSON report of harness stress --shard, or a --campaign folder.")
  private List<Path> parts;

  @Option(names = "--partial", description = "Accept missing cases, and list them.")
  private boolean partial;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the report as JSON to FILE.")
  private Path json;

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "Write the report as JUnit XML to FILE.")
  private Path junit;

  @Option(
      names = "--save",
      paramLabel = "DIR",
      description =
          "Write each finding's smallest case to DIR; the finding itself if its shard was not"
              + " shrunk.")
  private Path folder;

  @Option(
      names = "--expect-findings",
      description = "Exit with 0 if there are findings, else with 1.")
  private boolean expectFindings;

  @Mixin private BriefOption brief;

  @Mixin private GrowthOption growthOption;

  @Override
  public Integer call() throws IOException {
    check();
    CampaignMerge merge = new CampaignMerge(name -> Puzzles.named(name).map(PuzzleProblem::new));
    for (Path part : parts) {
      if (!Files.isDirectory(part)) {
        InputFiles.checkReadable(part);
      }
      merge.add(part);
    }
    merge.notes().forEach(Terminal::note);
    checkWhole(merge);
    growthOption.check(merge.builtIn().isPresent());
    RunReport report = growthOption.predicting(merge.report());
    if (!JsonReports.isStandardOutput(json)) {
      TerminalReport whole = new TerminalReport(System.out, report, Style.ofOutput());
      brief.print(report, whole::print, each -> Optional.empty(), null);
    }
    FilesToWrite files = new FilesToWrite();
    save(report, merge, files);
    files.write(() -> JsonReports.write(json, List.of(report)));
    if (junit != null) {
      files.write(() -> OutputFiles.write(junit, JunitXml.text(report)));
    }
    files.end();
    return exitCode(report);
  }

  private void check() {
    JsonReports.check(json);
    OutputFiles.checkWritable(junit);
    if (folder != null) {
      OutputFiles.makeFolder("--save", folder);
    }
  }

  private void checkWhole(CampaignMerge merge) {
    List<String> overlaps = merge.overlaps();
    UsageException.when(!overlaps.isEmpty(), "%s; parts may not share cases", named(overlaps));
    List<String> missing = merge.missing().stream().map(MergeCommand::text).toList();
    UsageException.when(
        !missing.isEmpty() && !partial,
        "missing: %s; use --partial to merge anyway",
        named(missing));
    missing.forEach(range -> Terminal.note("missing: " + range));
  }

  private static String text(IndexRange range) {
    return "cases " + range.from() + " to " + (range.to() - 1);
  }

  private static String named(List<String> all) {
    String named = String.join(", ", all.subList(0, Math.min(MOST_NAMED, all.size())));
    return all.size() <= MOST_NAMED ? named : named + " and " + (all.size() - MOST_NAMED) + " more";
  }

  private void save(RunReport report, CampaignMerge merge, FilesToWrite files) throws IOException {
    if (folder != null) {
      SavedFindings saved =
          new SavedFindings(
              folder,
              report.problem(),
              merge.builtIn().flatMap(problem -> problem.capability(RightAnswers.class)));
      for (ReportedFinding each : report.findings()) {
        files.write(() -> saved.save(each));
      }
    }
  }

  private int exitCode(RunReport report) {
    if (report.isOfPuzzle() && report.count(Verdict.JUDGE_ERROR) > 0) {
      Terminal.note("harness merge: the harness contradicts itself (see the judge-error findings)");
      return ExitCode.DEFECT;
    }
    int code = report.findings().isEmpty() ? ExitCode.OK : ExitCode.FINDINGS;
    return expectFindings ? ExitCode.whenFindingsAreExpected(code) : code;
  }
}
