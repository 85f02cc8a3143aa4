package harness.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;

/**
 * How a submission's CPU time grows with the input size, and the prediction for one size.
 *
 * @param atBytes the size of the prediction
 * @param wanted whether the user chose the size; else it is the largest input so far
 * @param fit null if the times show no clear growth
 * @param takesUs predicted CPU time in microseconds, null without a fit
 * @param unfit why there is no fit, null if there is one
 */
public record Growth(
    long atBytes,
    boolean wanted,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) GrowthFit fit,
    @JsonInclude(JsonInclude.Include.NON_NULL) Double takesUs,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String unfit) {

  /**
   * Evaluates the times of the size classes.
   *
   * @param sizes by size; may be empty
   * @param wantedBytes null for the largest input so far
   */
  public static Growth of(List<SizeTime> sizes, Long wantedBytes) {
    boolean wanted = wantedBytes != null;
    long largest = sizes.isEmpty() ? 0 : sizes.get(sizes.size() - 1).largest();
    long bytes = wanted ? wantedBytes : largest;
    GrowthFit.Found found = GrowthFit.of(sizes);
    return found.fit() == null
        ? new Growth(bytes, wanted, null, null, found.unfit())
        : new Growth(bytes, wanted, found.fit(), tenths(found.fit().micros(bytes)), null);
  }

  /** Whether reports mention it: a missing fit only if the user chose a size. */
  @JsonIgnore
  public boolean isShown() {
    return fit != null || wanted;
  }

  private static double tenths(double micros) {
    return Math.round(10 * micros) / 10.0;
  }
}
