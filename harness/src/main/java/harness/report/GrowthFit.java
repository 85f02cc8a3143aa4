package harness.report;

import java.util.ArrayList;
import java.util.List;

/**
 * CPU time as a constant and a power of the input's size: {@code startUs + scaleUs * bytes ^
 * exponent}. Fitted by relative errors to the upper envelope of the times: the largest of each size
 * class that is above those of all smaller ones.
 *
 * @param exponent the slope in a log-log diagram once the constant no longer counts
 * @param startUs what the smallest input takes, in microseconds
 * @param scaleUs what one byte takes beyond that
 */
public record GrowthFit(double exponent, double startUs, double scaleUs) {

  /** A fit, or why there is none; the other is null. */
  record Found(GrowthFit fit, String unfit) {}

  /** The largest input is so many times the smallest, or nothing is said. */
  private static final int LEAST_SPAN = 8;

  /** The longest time is so many times that of the smallest input, or it is noise. */
  private static final int LEAST_RISE = 4;

  /** Shorter times than this are noise altogether. */
  private static final double LEAST_MICROS = 10_000;

  /** Times that are so much longer than that of the smallest input show how they grow. */
  private static final double RISEN = 1.5;

  private static final int LEAST_RISEN = 3;

  private static final int LARGEST_EXPONENT = 6;

  /** Exponents that are tried from a whole number to the next. */
  private static final double STEPS = 100;

  /** Mean error of the logarithm of a time; beyond it size does not decide the time. */
  private static final double MOST_ERROR = 0.5;

  /** The fit through the times of each size class, the smallest first. */
  static Found of(List<SizeTime> sizes) {
    List<SizeTime> envelope = envelope(sizes);
    String unfit = whyNot(sizes, envelope);
    if (unfit != null) {
      return new Found(null, unfit);
    }
    GrowthFit best = null;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 1; i <= LARGEST_EXPONENT * STEPS; i++) {
      GrowthFit fit = through(envelope, i / STEPS);
      double error = fit == null ? Double.POSITIVE_INFINITY : fit.error(envelope);
      if (error < least) {
        least = error;
        best = fit;
      }
    }
    if (best != null && best.exponent() >= LARGEST_EXPONENT) {
      return new Found(null, "time grows faster than n^" + LARGEST_EXPONENT);
    }
    return best == null || least > MOST_ERROR
        ? new Found(null, "the size of an input does not decide its time")
        : new Found(best, null);
  }

  /** CPU time for an input of a size, in microseconds. */
  public double micros(long bytes) {
    return startUs + scaleUs * Math.pow((double) bytes, exponent);
  }

  private static List<SizeTime> envelope(List<SizeTime> sizes) {
    List<SizeTime> envelope = new ArrayList<>();
    double most = 0;
    for (SizeTime each : sizes) {
      if (each.bytes() > 0 && each.maxUs() > most) {
        envelope.add(each);
        most = each.maxUs();
      }
    }
    return envelope;
  }

  private static String whyNot(List<SizeTime> sizes, List<SizeTime> envelope) {
    if (envelope.isEmpty()) {
      return "no time was measured";
    }
    long smallest = Math.max(1, sizes.get(0).bytes());
    if (sizes.get(sizes.size() - 1).largest() < LEAST_SPAN * smallest) {
      return "the largest input is not " + LEAST_SPAN + " times the smallest";
    }
    double start = envelope.get(0).maxUs();
    double most = envelope.get(envelope.size() - 1).maxUs();
    long risen = envelope.stream().filter(each -> each.maxUs() > RISEN * start).count();
    return most < LEAST_MICROS || most < LEAST_RISE * start || risen < LEAST_RISEN
        ? "the times hardly rise with the size; larger inputs would tell"
        : null;
  }

  /** The best constant and factor for an exponent; null where time would not grow. */
  private static GrowthFit through(List<SizeTime> envelope, double exponent) {
    double unit = envelope.get(envelope.size() - 1).bytes();
    double u = 0;
    double v = 0;
    double uu = 0;
    double uv = 0;
    double vv = 0;
    for (SizeTime each : envelope) {
      double constant = 1 / each.maxUs();
      double power = Math.pow(each.bytes() / unit, exponent) / each.maxUs();
      u += constant;
      v += power;
      uu += constant * constant;
      uv += constant * power;
      vv += power * power;
    }
    double determinant = uu * vv - uv * uv;
    double start = determinant <= 0 ? 0 : Math.max(0, (u * vv - v * uv) / determinant);
    double scale = (v - start * uv) / vv;
    return scale > 0 ? new GrowthFit(exponent, start, scale / Math.pow(unit, exponent)) : null;
  }

  private double error(List<SizeTime> envelope) {
    double sum = 0;
    for (SizeTime each : envelope) {
      double log = Math.log(micros(each.bytes()) / each.maxUs());
      sum += log * log;
    }
    return Math.sqrt(sum / envelope.size());
  }
}
