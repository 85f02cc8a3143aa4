package harness.cli;

import harness.cases.Counted;
import harness.cases.Printable;
import harness.cases.Verdict;
import harness.journal.CampaignStatus;
import harness.journal.CampaignStatus.Findings;
import harness.journal.CampaignStatus.SubmissionStatus;
import harness.report.text.Table;
import harness.report.text.Text;
import harness.terminal.ExitCode;
import harness.terminal.JsonReports;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "status",
    description = {
      "Show the progress of harness stress --campaign DIR: cases done, findings, time left.",
      "",
      "The campaign may be running. The exit code is 0 even if there are findings."
    },
    footer = {
      "",
      "Example: harness status night",
      "         harness status night --json -",
    })
final class StatusCommand implements Callable<Integer> {

  @Parameters(paramLabel = "DIR", description = "The campaign's folder.")
  private Path folder;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the status as JSON to FILE.")
  private Path json;

  @Override
  public Integer call() throws IOException {
    JsonReports.check(json);
    CampaignStatus status = CampaignStatus.read(folder);
    JsonReports.write(json, status, () -> print(status));
    return ExitCode.OK;
  }

  private static void print(CampaignStatus status) {
    System.out.println(
        Printable.inLine(
            "%s  seed %s  %s from index %s  generator %s"
                .formatted(
                    status.puzzle(),
                    status.seed(),
                    status.n() == null ? "cases without end" : status.n() + " cases",
                    status.first(),
                    status.generator())));
    System.out.println(progress(status));
    System.out.println("last record written " + age(status.lastWritten()) + " ago");
    if (status.unreadableRecords() > 0) {
      System.out.println(
          "skipped unreadable records: %s; --resume repeats ranges that have no other record"
              .formatted(status.unreadableRecords()));
    }
    if (status.unreadBytes() > 0) {
      System.out.println(
          "skipped %s bytes after the last complete record, which is being written or was cut off"
              .formatted(status.unreadBytes()));
    }
    System.out.println();
    printSubmissions(status.submissions());
    System.out.println();
    if (!status.findings().isEmpty()) {
      printFindings(status.findings());
      System.out.println();
    }
    if (!status.uncounted().isEmpty()) {
      System.out.println("findings so far in the current range, not counted yet:");
      printFindings(status.uncounted());
      System.out.println();
    }
    String soFar = status.isFinished() ? "" : " so far";
    System.out.println(
        status.found() == 0
            ? "nothing wrong found" + soFar
            : Counted.of(status.found(), "finding") + soFar);
    if (status.judgeErred()) {
      System.out.println("the harness contradicts itself (see judge-error)");
    }
  }

  private static String age(String lastWritten) {
    Duration age = Duration.between(Instant.parse(lastWritten), Instant.now());
    return Text.duration(age.isNegative() ? Duration.ZERO : age);
  }

  private static String progress(CampaignStatus status) {
    String done = status.done() + " done";
    if (status.n() != null) {
      double percent = Math.floor(1000.0 * status.done() / status.n()) / 10;
      done += String.format(Locale.ROOT, ", %.1f%%", percent);
    }
    if (status.casesPerSecond() == null) {
      return done;
    }
    String rate =
        String.format(
            Locale.ROOT,
            status.casesPerSecond() < 1 ? "%s in %s, %.3f cases/s" : "%s in %s, %.1f cases/s",
            done,
            Text.duration(Duration.ofMillis(status.elapsedMs())),
            status.casesPerSecond());
    return status.leftMs() == null || status.leftMs() == 0
        ? rate
        : rate + ", " + Text.duration(Duration.ofMillis(status.leftMs())) + " left at that rate";
  }

  private static void printSubmissions(List<SubmissionStatus> submissions) {
    Set<Verdict> verdicts = new LinkedHashSet<>(List.of(Verdict.ACCEPTED));
    submissions.forEach(each -> verdicts.addAll(each.verdicts().keySet()));
    List<String> header = new ArrayList<>(List.of("submission"));
    verdicts.forEach(verdict -> header.add(verdict.label()));
    header.add("spared");
    Table table = new Table(header);
    for (SubmissionStatus each : submissions) {
      List<String> row = new ArrayList<>(List.of(each.name()));
      verdicts.forEach(verdict -> row.add(each.verdicts().getOrDefault(verdict, 0L).toString()));
      row.add(Long.toString(each.spared()));
      table.add(row);
    }
    table.print(System.out);
  }

  private static void printFindings(List<Findings> findings) {
    Table table = new Table(List.of("submission", "verdict", "reason", "findings", "first case"));
    for (Findings each : findings) {
      table.add(
          List.of(
              each.submission(),
              each.verdict().label(),
              each.reason() == null ? "-" : each.reason().label(),
              Long.toString(each.count()),
              Objects.requireNonNullElse(each.firstCase(), "-")));
    }
    table.print(System.out);
  }
}
