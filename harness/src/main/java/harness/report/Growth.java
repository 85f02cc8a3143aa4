package harness.report;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;

/**
 * How a submission's CPU time grows with the size of the input, and what that says of one size.
 *
 * @param atBytes the size that it is asked for
 * @param wanted whether the user named that size; else it is the largest input so far
 * @param fit null where the times do not show how they grow
 * @param takesUs CPU time at that size in microseconds, null without a fit
 * @param unfit why there is no fit, null where there is one
 */
public record Growth(
    long atBytes,
    boolean wanted,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) GrowthFit fit,
    @JsonInclude(JsonInclude.Include.NON_NULL) Double takesUs,
    @JsonInclude(JsonInclude.Include.NON_NULL) @JsonSetter(nulls = Nulls.SET) String unfit) {

  /**
   * What the times of each size class show.
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

  private static double tenths(double micros) {
    return Math.round(10 * micros) / 10.0;
  }
}
