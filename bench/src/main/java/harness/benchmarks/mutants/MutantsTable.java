package harness.benchmarks.mutants;

import java.util.List;
import java.util.Locale;

/** The table for people, and the score for {@code bench/run}. */
record MutantsTable(long seed, List<Row> rows, double elapsedSeconds) {

  /** Rows for {@code bench/run}: name, value, relation, goal, unit. */
  String score() {
    Score score = new Score(rows);
    return format("mutants.foundIn10s %.1f >= 95 %%\n", score.foundSoon())
        + format("mutants.foundIn60s %.1f >= 100 %%\n", score.found())
        + format("mutants.casesOfUniform %.2f <= 10 %%\n", score.casesOfUniform());
  }

  /** The whole table. */
  String markdown() {
    Score score = new Score(rows);
    StringBuilder text = new StringBuilder("# Mutation benchmark\n\n");
    text.append(
        format(
            "Seed %d for drawn mutants and cases. %d mutants, %d of them drawn by rule;"
                + " %.0f s on two threads.\n\n",
            seed,
            rows.size(),
            rows.stream().filter(row -> row.mutant().drawn()).count(),
            elapsedSeconds));
    text.append(
        format(
            "The default mix found %.1f %% within 10 CPU seconds each (goal 95 %%)"
                + " and %.1f %% within 60 (goal 100 %%),\nwith %.2f %% of the cases"
                + " that `uniform` took (goal 10 %%).\n\n",
            score.foundSoon(), score.found(), score.casesOfUniform()));
    text.append(EXPLANATION);
    text.append("| puzzle | | wrong where: what | rate | mix: cases | CPU s | uniform: cases |\n");
    text.append("| --- | --- | --- | --- | ---: | ---: | ---: |\n");
    rows.forEach(row -> text.append(line(row)));
    return text.toString();
  }

  private static final String EXPLANATION =
      """
      A mutant is a correct solver with a planted mistake; it is found when the judge proves one of
      its answers wrong. The rate is the share of the cases within the limit on which it is wrong:
      for knights, counted over all 1 671 855 boards; for rotation and gears, estimated from a
      stratified sample; a dash if the mistake depends on other cases in the file or shows only
      where the right answer is -1. The mutants drawn by rule are the first with rates between 1 in
      10 and 1 in 10^6, two for each power of ten. The generators and the weights of the mix were
      tuned on seed 1 only. CPU seconds include drawing, exact and right answers, judging and the
      mutant itself, but not building the process's tables. `uniform` is limited to 10 000 000 cases
      and 60 CPU seconds; a mutant that it did not find is marked > and counts with the number of
      cases drawn. For gears these are few, so there the comparison favours `uniform`.

      """;

  private static String line(Row row) {
    return format(
        "| %s | %s | %s | %s | %s | %.2f | %s |\n",
        row.puzzle(),
        row.mutant().drawn() ? "drawn" : "hand",
        row.mutant().words(),
        rate(row.rate()),
        cases(row.mix()),
        row.mix().cpuSeconds(),
        cases(row.uniform()));
  }

  private static String rate(double rate) {
    return Double.isNaN(rate) ? "-" : rate == 0 ? "unseen" : format("%.1e", rate);
  }

  private static String cases(Found found) {
    return (found.found() ? "" : "> ") + found.cases();
  }

  private static String format(String form, Object... values) {
    return String.format(Locale.ROOT, form, values);
  }
}
