package harness.shrink;

import java.util.List;

/** Shrinks the findings of one kind: the same submission, verdict and reason. */
public interface Shrinker {

  /** A capability of problems that know a better way to shrink than by the text of an input. */
  @FunctionalInterface
  interface Maker {

    /**
     * A shrinker of some findings.
     *
     * @param findings of one kind, at least one
     * @param pool runs their submission; open as long as the shrinker is used
     */
    Shrinker of(Probe.Setting setting, List<Finding> findings, ProbePool pool);
  }

  /** Describes the first finding without shrinking it. */
  Smallest unchanged();

  /** The smallest case found in time; null if the finding itself was not seen again. */
  Smallest smallest(Deadline deadline);
}
