package harness.report;

import com.fasterxml.jackson.annotation.JsonFilter;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.PropertyWriter;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import harness.shrink.Smallest;
import java.util.Set;

/** Leaves out of a difference between submissions what only a known answer could say. */
final class DifferenceFilter extends SimpleBeanPropertyFilter {

  static final String NAME = "difference";

  private static final Set<String> OF_AN_ANSWER =
      Set.of("claimed", "expected", "moves", "right", "right_moves", "answer", "answers", "siding");

  /** Applies the filter to a class. */
  @JsonFilter(NAME)
  interface Applied {}

  /** Something that may be about a difference. */
  interface MayDiffer {
    boolean differs();
  }

  @Override
  public void serializeAsField(
      Object bean, JsonGenerator json, SerializerProvider provider, PropertyWriter writer)
      throws Exception {
    if (!isDifference(bean) || !OF_AN_ANSWER.contains(writer.getName())) {
      writer.serializeAsField(bean, json, provider);
    }
  }

  private static boolean isDifference(Object bean) {
    return (bean instanceof ReportedFinding finding && finding.isDifference())
        || (bean instanceof Smallest smallest && smallest.groups() != null)
        || (bean instanceof MayDiffer other && other.differs());
  }
}
