package harness.problem;

import harness.describe.sketch.Sketcher;
import java.util.List;

/** A capability: knows the form of its inputs from descriptions. */
public interface DescribedInputs {

  /** The descriptions; empty if there are none. */
  List<Sketcher.Form> forms();
}
