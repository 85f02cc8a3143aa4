package harness.campaign;

import harness.cases.Case;
import harness.cases.Generator;
import harness.cases.Judgement;
import harness.cases.Output;
import harness.cases.Reason;
import harness.cases.Verdict;
import harness.run.FileRun;
import harness.run.Outcome;
import harness.run.Session;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Runs and judges the cases of a submission that reads files, many to a file. A case that is wrong
 * in a file is run alone. If it is wrong again, it is a plain finding; if it is wrong only in its
 * file, {@link Reason#DEPENDS_ON_EARLIER_CASE}; if it is wrong only once, {@link
 * Reason#NONDETERMINISTIC}. If a whole run fails (a crash, an exceeded limit), it is repeated with
 * the judge's files in it, then with their single cases, to find the smallest part that fails.
 */
final class FileSettler {

  private static final int LARGEST_FILE = 4096;
  private static final long FILES_A_WORKER = 8;

  private final Examiner examiner;
  private final Session session;
  private final ExclusiveMeasurement.Member measurement;
  private final Generator generator;
  private final BatchSize size;
  private final int judgeFile;
  private final long limitNanos;

  FileSettler(
      Examiner examiner,
      Session session,
      ExclusiveMeasurement.Member measurement,
      Campaign campaign) {
    this.examiner = examiner;
    this.session = session;
    this.measurement = measurement;
    this.generator = campaign.generator();
    this.judgeFile = campaign.limits().casesPerFile();
    this.limitNanos = campaign.limits().timeNanos();
    this.size = batchSize(campaign);
  }

  /** Sizes that leave several files for each worker. */
  private static BatchSize batchSize(Campaign campaign) {
    if (campaign.batch() > 0) {
      return BatchSize.fixed(campaign.batch());
    }
    int smallest = campaign.limits().casesPerFile();
    long fair = campaign.cases() / (FILES_A_WORKER * campaign.threads());
    int largest = smallest == 1 ? 1 : (int) Math.max(smallest, Math.min(LARGEST_FILE, fair));
    return new BatchSize(smallest, largest, campaign.limits().timeNanos());
  }

  int wantedCases() {
    return size.cases();
  }

  void run(Chunk chunk) {
    if (judgeFile == 1) {
      session.expect(chunk.sound());
    }
    int next = 0;
    while (next < chunk.wanted() && !examiner.isOver()) {
      measurement.pauseIfRequested();
      long fileEnd = generator.endOfFile(chunk.from() + next);
      boolean anywhere = fileEnd == Generator.ANYWHERE;
      int end = anywhere ? chunk.size() : (int) Math.min(chunk.size(), fileEnd - chunk.from());
      int most = anywhere ? Math.min(size.cases(), end - next) : end - next;
      int[] file = admitted(chunk, next, end, most);
      settle(chunk, file);
      next = file.length < most ? end : file[most - 1] + 1;
    }
  }

  /** The first cases of a range that the program should get, at most {@code most}. */
  private int[] admitted(Chunk chunk, int from, int to, int most) {
    int[] file = new int[most];
    int found = 0;
    for (int i = from; i < to && found < most; i++) {
      if (!examiner.skips(chunk, i)) {
        file[found++] = i;
      }
    }
    return Arrays.copyOf(file, found);
  }

  /** Runs and judges the cases, first as one file. Returns whether any was wrong. */
  private boolean settle(Chunk chunk, int[] file) {
    boolean wrong = false;
    int[] rest = file;
    while (rest.length > 0 && !examiner.isOver()) {
      if (rest.length == 1) {
        return examiner.settleAlone(chunk, rest[0]) || wrong;
      }
      FileRun result = run(chunk, rest);
      if (result == null) {
        return wrong;
      }
      int settled;
      if (result.runFailed()) {
        wrong |= settleParts(chunk, rest, result);
        settled = rest.length;
      } else {
        int accepted = acceptPrefix(chunk, rest, result);
        settled = accepted;
        if (accepted < rest.length) {
          wrong = true;
          blame(chunk, rest, accepted, result);
          settled = accepted + 1;
          if (rest.length > judgeFile) {
            settleInParts(chunk, Arrays.copyOfRange(rest, settled, rest.length), judgeFile);
            settled = rest.length;
          }
        } else if (result.fault() != null || tooSlow(rest, result)) {
          wrong |= settleParts(chunk, rest, result);
        } else {
          size.wentWell(rest.length, result.cpuNanos());
        }
      }
      rest = Arrays.copyOfRange(rest, settled, rest.length);
    }
    return wrong;
  }

  /** Whether a judge's file in it may have exceeded the limit. */
  private boolean tooSlow(int[] file, FileRun result) {
    return file.length > judgeFile && result.cpuNanos() > limitNanos;
  }

  /** Records the leading right answers of the file; returns their number. */
  private int acceptPrefix(Chunk chunk, int[] file, FileRun result) {
    for (int k = 0; k < file.length; k++) {
      Judgement judgement = judgementAt(chunk, file, k, result);
      if (!judgement.isAccepted()) {
        return k;
      }
      put(chunk, file, k, result, judgement);
    }
    return file.length;
  }

  /** The judgement of case {@code k} in the file's run. */
  private Judgement judgementAt(Chunk chunk, int[] file, int k, FileRun result) {
    if (result.runFailed()) {
      return result.fault();
    }
    Output output = result.output(k);
    return output == null ? result.fault() : examiner.judge(chunk, file[k], output);
  }

  /**
   * Runs and judges the parts of a file that failed as a whole: the judge's files in it, or its
   * single cases. If no part is wrong, the file itself or chance is to blame.
   */
  private boolean settleParts(Chunk chunk, int[] file, FileRun failed) {
    boolean wrong = settleInParts(chunk, file, file.length > judgeFile ? judgeFile : 1);
    return wrong || (failed.fault() != null && !examiner.isOver() && blameFile(chunk, file));
  }

  /**
   * Runs and judges the cases in files of {@code part}. The rest of a large file after a wrong
   * answer is also run in the judge's files: running it as one file after each wrong answer would
   * take quadratic time.
   */
  private boolean settleInParts(Chunk chunk, int[] file, int part) {
    boolean wrong = false;
    for (int from = 0; from < file.length && !examiner.isOver(); from += part) {
      int[] piece = Arrays.copyOfRange(file, from, Math.min(file.length, from + part));
      wrong |= settle(chunk, Arrays.stream(piece).filter(i -> !examiner.skips(chunk, i)).toArray());
    }
    return wrong;
  }

  /** Decides on a file that failed although each of its parts is right. */
  private boolean blameFile(Chunk chunk, int[] file) {
    long index = chunk.from() + file[0];
    FileRun again = measurement.alone(index, () -> run(chunk, file));
    if (again == null) {
      return false;
    }
    if (again.fault() == null) {
      size.wasTooLarge();
      return false;
    }
    Verdict verdict = again.fault().verdict();
    boolean limit =
        verdict == Verdict.TIME_LIMIT_EXCEEDED || verdict == Verdict.MEMORY_LIMIT_EXCEEDED;
    boolean summedUp = limit && !growsOutOfProportion(chunk, file, again);
    if (summedUp && file.length > judgeFile) {
      size.wasTooLarge();
      return false;
    }
    Judgement judgement =
        new Judgement(
            verdict,
            summedUp ? again.fault().reason() : Reason.DEPENDS_ON_EARLIER_CASE,
            "each case is right alone; a file of %d cases: %s"
                .formatted(file.length, again.fault().detail()));
    put(chunk, file, farthest(chunk, file), again, judgement);
    return true;
  }

  private static int farthest(Chunk chunk, int[] file) {
    int[] ranks = Arrays.stream(file).map(i -> chunk.stratum(i).rank()).toArray();
    return IntStream.range(0, file.length).reduce(0, (far, k) -> ranks[k] >= ranks[far] ? k : far);
  }

  /** Whether the file takes far more time than its cases do one by one. */
  private boolean growsOutOfProportion(Chunk chunk, int[] file, FileRun whole) {
    if (whole.fault().verdict() != Verdict.TIME_LIMIT_EXCEEDED) {
      return false;
    }
    long alone =
        Arrays.stream(file)
            .mapToObj(i -> chunk.outcome(examiner.row(), i))
            .filter(Objects::nonNull)
            .mapToLong(Outcome::cpuNanos)
            .sum();
    return whole.cpuNanos() > 2 * alone + limitNanos / 4;
  }

  /** Investigates the first case of a file that is not right in it. */
  private void blame(Chunk chunk, int[] file, int k, FileRun inFile) {
    if (examiner.settleAlone(chunk, file[k]) || examiner.isOver()) {
      return;
    }
    int[] upTo = Arrays.copyOf(file, k + 1);
    int[] judgeSized = Arrays.copyOfRange(file, Math.max(0, k + 1 - judgeFile), k + 1);
    List<int[]> candidates =
        judgeSized.length == upTo.length ? List.of(upTo, file) : List.of(judgeSized, upTo, file);
    for (int[] candidate : candidates) {
      FileRun again = run(chunk, candidate);
      if (again == null) {
        return;
      }
      int position = Math.min(k, candidate.length - 1);
      Judgement judgement = judgementAt(chunk, candidate, position, again);
      if (!judgement.isAccepted()) {
        FileRun once = run(chunk, candidate);
        boolean repeated =
            once != null && judgement.equals(judgementAt(chunk, candidate, position, once));
        blame(chunk, candidate, position, again, judgement, repeated);
        return;
      }
    }
    blame(chunk, file, k, inFile, judgementAt(chunk, file, k, inFile), false);
  }

  private void blame(
      Chunk chunk, int[] file, int k, FileRun result, Judgement judgement, boolean repeated) {
    String place = "as case " + (k + 1) + " of a file of " + file.length;
    Judgement blame =
        repeated
            ? new Judgement(
                judgement.verdict(),
                Reason.DEPENDS_ON_EARLIER_CASE,
                "right alone; " + place + ": " + judgement.detail())
            : new Judgement(
                judgement.verdict(),
                Reason.NONDETERMINISTIC,
                "right when run again; " + place + ", at first: " + judgement.detail());
    put(chunk, file, k, result, blame);
  }

  /** Records the judgement of case {@code k} of a file, with its share of the file's time. */
  private void put(Chunk chunk, int[] file, int k, FileRun result, Judgement judgement) {
    Output output = result.output(k);
    Judgement failure = output == null ? judgement : null;
    Outcome.Evidence evidence = judgement.isAccepted() ? null : evidence(chunk, file, result);
    Outcome outcome = Outcome.ofProgram(output, failure, result, file.length, evidence);
    examiner.put(chunk, file[k], outcome, judgement);
  }

  private static Outcome.Evidence evidence(Chunk chunk, int[] file, FileRun result) {
    List<Long> indexes = Arrays.stream(file).mapToObj(i -> chunk.from() + i).toList();
    return new Outcome.Evidence(indexes, result.kept());
  }

  private FileRun run(Chunk chunk, int[] file) {
    List<Case> cases = Arrays.stream(file).mapToObj(chunk::caseAt).toList();
    return session.run(cases, examiner::isOver);
  }
}
