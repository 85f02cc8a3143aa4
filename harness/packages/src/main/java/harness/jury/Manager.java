package harness.jury;

import harness.cases.Case;
import harness.cases.Judgement;
import harness.cases.Reason;
import harness.dialect.NoVerdict;
import harness.dialect.Ruling;
import harness.dialect.Said;
import harness.formats.CheckerCodes;
import harness.problem.JudgeFailure;
import harness.process.Cause;
import harness.process.KeptFile;
import harness.process.ProcessReport;
import harness.process.RunResult;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * Judges a talk by what a manager printed about it: a fraction, and a message on its error output.
 * A shell gives the manager the input as its standard input, and the two pipes of the talk by name.
 *
 * @param name of the program
 */
record Manager(String name, CheckerCodes codes) implements Judging {

  private static final String SCORE = "score";
  private static final String MESSAGE = "message";
  private static final int MOST_SAID = 4000;

  /** Stands between what it printed and its error output. */
  private static final char BETWEEN = 0;

  /** Gives a program the pipes of the talk, which were its standard streams. */
  private static final String WITH_PIPES = "exec \"$@\" /dev/fd/3 /dev/fd/4 3<&0 4>&1 ";

  /** Starts a manager. */
  static final List<String> STARTER =
      List.of("/bin/sh", "-c", WITH_PIPES + "<input >score 2>message", "manager");

  /** Starts a submission that opens the pipes. What it prints besides is nobody's. */
  static final List<String> SUBMISSION_STARTER =
      List.of("/bin/sh", "-c", WITH_PIPES + "</dev/null >/dev/null", "submission");

  /** The files that a manager leaves. */
  static final List<String> FILES = List.of(SCORE, MESSAGE);

  /**
   * What a manager printed.
   *
   * @param isJudge whether its error output, which explains a verdict, belongs to it
   */
  static byte[] printed(RunResult manager, boolean isJudge) {
    KeptFile score = manager.files().get(SCORE);
    byte[] printed = score == null ? new byte[0] : score.bytes();
    KeptFile message = manager.files().get(MESSAGE);
    String explained = message == null ? "" : message.text();
    return isJudge
        ? (start(new String(printed, StandardCharsets.UTF_8)) + BETWEEN + start(explained))
            .getBytes(StandardCharsets.UTF_8)
        : printed;
  }

  /** The result of a manager's run with its error output, which is in a file. */
  static RunResult withErrors(RunResult manager) {
    KeptFile message = manager.files().get(MESSAGE);
    return message == null
        ? manager
        : new RunResult(
            manager.report().withErrorText(start(message.text())),
            manager.output(),
            manager.files());
  }

  private static String start(String text) {
    return text.substring(0, Math.min(text.length(), MOST_SAID));
  }

  @Override
  public boolean judgesTalks() {
    return true;
  }

  /**
   * Judges a talk. A part of the points is right if the reference gets no more.
   *
   * @param output what the manager printed
   * @param answer what it printed about the reference; anything else if there is none
   */
  @Override
  public Judgement judge(Case each, byte[] output, byte[] answer) {
    Ruling own = ruling(output);
    String best = new String(answer, StandardCharsets.UTF_8);
    return ByProgram.judgement(own, best.indexOf(BETWEEN) < 0 ? null : () -> ruling(answer));
  }

  private Ruling ruling(byte[] printed) {
    String text = new String(printed, StandardCharsets.UTF_8);
    int end = Math.max(0, text.indexOf(BETWEEN));
    String message = text.substring(Math.min(text.length(), end + 1));
    byte[] score = text.substring(0, end).getBytes(StandardCharsets.UTF_8);
    ProcessReport ended =
        new ProcessReport(
            Cause.EXIT, 0, 0, 0, 0, 0, score.length, false, message, 1, 0, null, null, false);
    try {
      Ruling ruling = codes.dialect().read(new Said(new RunResult(ended, score, Map.of())));
      if (ruling == null) {
        throw new JudgeFailure(name, Reason.INTERACTOR_FAILED, "says nothing of the submission");
      }
      return ruling;
    } catch (NoVerdict unreadable) {
      throw new JudgeFailure(name, Reason.INTERACTOR_FAILED, unreadable.getMessage());
    }
  }
}
