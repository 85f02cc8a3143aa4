package harness.formats;

import harness.cases.Score;
import harness.dialect.CheckerDialect;
import harness.dialect.Cms;
import harness.dialect.Coci;
import harness.dialect.ExitCodes;
import harness.dialect.Hydro;
import harness.dialect.Icpc;
import harness.dialect.Lemon;
import harness.dialect.NoVerdict;
import harness.dialect.Peg;
import harness.dialect.Rime;
import harness.dialect.Ruling;
import harness.dialect.Said;
import harness.dialect.Sinol;
import harness.dialect.Syzoj;
import harness.dialect.Testlib;
import harness.dialect.Uoj;
import harness.dialect.ZeroAccepts;
import harness.process.RunResult;
import java.util.List;
import java.util.Locale;

/** The dialects of checkers: how they are called, and how they say what an output is worth. */
public enum CheckerCodes {
  /** {@code chk input output answer}: 0 accepted, 1 wrong, 2 malformed, 3 jury error, 7 points. */
  TESTLIB(new Testlib()),
  /** Called like a testlib checker; any exit code except 0 means wrong answer. */
  ZERO(ZeroAccepts.ZERO),
  /** {@code chk input answer feedback/ < output}: 42 accepted, 43 wrong. */
  ICPC(new Icpc()),
  /** {@code chk output answer input}: 4 accepted, 6 wrong, 43 jury error. */
  BOCA(ExitCodes.BOCA),
  /** {@code chk input answer output} prints a fraction. Also of the Italian format and TPS. */
  CMS(new Cms()),
  /** {@code chk input output answer} prints OK or another word, a message, and a percentage. */
  SINOL(new Sinol()),
  /** {@code chk input output answer}: the first word on standard error is the verdict. */
  UOJ(new Uoj()),
  /** The same, with percentages. */
  HYDRO(new Hydro()),
  /** {@code chk input output answer 100 score message}: the score is written to a file. */
  LEMON(new Lemon()),
  /** Without arguments; prints a percentage. */
  SYZOJ(new Syzoj()),
  /** {@code chk input answer output}: any exit code except 0 means wrong answer. */
  HUSTOJ(ZeroAccepts.HUSTOJ),
  /** {@code chk input output}: 0 accepted, 1 wrong. */
  QDUOJ(ExitCodes.QDUOJ),
  /** {@code chk input output answer}: 0 accepted, 1 wrong. */
  DMOJ(ExitCodes.DMOJ),
  /** Called like a testlib checker; with exit code 7, standard error says {@code partial X/Y}. */
  COCI(new Coci()),
  /** {@code chk answer output input}: 0 accepted, 1 wrong, perhaps with points of a maximum. */
  PEG(new Peg()),
  /** {@code chk --infile input --difffile answer --outfile output}: 0 accepted, else wrong. */
  RIME(new Rime());

  /** Those that are told from others by what they say, the clearest first. */
  private static final List<CheckerCodes> BY_SIGNS = List.of(ICPC, CMS, SINOL, SYZOJ, UOJ, TESTLIB);

  @SuppressWarnings("ImmutableEnumChecker") // no dialect has a state
  private final CheckerDialect dialect;

  CheckerCodes(CheckerDialect dialect) {
    this.dialect = dialect;
  }

  /** The dialect. */
  public CheckerDialect dialect() {
    return dialect;
  }

  /** The name on the command line. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether interactors may speak it. Those that are not ICPC's all speak testlib's. */
  public boolean isOfInteractors() {
    return switch (this) {
      case TESTLIB, ICPC, ZERO, BOCA -> true;
      default -> false;
    };
  }

  /**
   * What a run would mean in another dialect, if it cannot be read in this one or seems to be
   * misread: {@code means wrong with --checker-codes cms}.
   *
   * @return empty if it looks like none
   */
  public String hint(RunResult result) {
    Said said = new Said(result);
    for (CheckerCodes other : BY_SIGNS) {
      if (other != this && other.dialect.isLikely(said)) {
        return "means %s with --checker-codes %s".formatted(other.meaning(said), other.label());
      }
    }
    return "";
  }

  /** The same if the output would not be accepted. */
  public String hintAtRefusal(RunResult result) {
    String hint = hint(result);
    return hint.startsWith("means right ") ? "" : hint;
  }

  private String meaning(Said said) {
    try {
      Ruling ruling = dialect.read(said);
      if (ruling == null) {
        return "something else";
      }
      return ruling.isAccepted()
          ? "right"
          : ruling.score().equals(Score.NONE) ? "wrong" : "partly right";
    } catch (NoVerdict unreadable) {
      return "something else";
    }
  }
}
