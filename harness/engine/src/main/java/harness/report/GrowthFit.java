package harness.report;

import java.util.ArrayList;
import java.util.List;

/**
 * CPU time as a function of the input size: {@code startUs + scaleUs * bytes ^ exponent}. Fitted by
 * relative error to the upper envelope: the largest times of those size classes in which they
 * exceed all times of smaller classes.
 *
 * @param exponent slope in a log-log diagram once the constant is negligible
 * @param startUs the constant, in microseconds
 * @param scaleUs the factor, in microseconds
 */
public record GrowthFit(double exponent, double startUs, double scaleUs) {

  /** A fit, or the reason why there is none; the other is null. */
  record Found(GrowthFit fit, String unfit) {}

  /** No fit unless the largest input is at least this many times the smallest. */
  private static final int LEAST_SPAN = 8;

  /** No fit unless the longest time is at least this many times that of the smallest input. */
  private static final int LEAST_RISE = 4;

  /** Shorter times than this are considered noise. */
  private static final double LEAST_MICROS = 10_000;

  /** Only times this many times longer than that of the smallest input show the growth. */
  private static final double RISEN = 1.5;

  private static final int LEAST_RISEN = 3;

  private static final int LARGEST_EXPONENT = 6;

  /** Exponents tried between two whole numbers. */
  private static final double STEPS = 100;

  /** Mean error of the logarithm of a time above which time does not depend on size alone. */
  private static final double MOST_ERROR = 0.5;

  /** Fits the times of the size classes, smallest first. */
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
        ? new Found(null, "time does not depend on size alone")
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
      return "no times were measured";
    }
    long smallest = Math.max(1, sizes.get(0).bytes());
    if (sizes.get(sizes.size() - 1).largest() < LEAST_SPAN * smallest) {
      return "the largest input is less than " + LEAST_SPAN + " times the smallest";
    }
    double start = envelope.get(0).maxUs();
    double most = envelope.get(envelope.size() - 1).maxUs();
    long risen = envelope.stream().filter(each -> each.maxUs() > RISEN * start).count();
    if (most < LEAST_MICROS || most < LEAST_RISE * start) {
      return "times hardly grow with size; try larger inputs";
    }
    return risen < LEAST_RISEN ? "few sizes took clearly longer; try more sizes" : null;
  }

  /** The best constant and factor for an exponent; null if time would not grow. */
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
