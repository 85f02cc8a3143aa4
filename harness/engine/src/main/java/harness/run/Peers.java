package harness.run;

/**
 * A power of problems whose reference is merely one of the submissions that their author expects to
 * be accepted: if another of these differs from it, either may be wrong. Thread-safe.
 */
public interface Peers {

  /** Whether a submission, as for {@code --solution}, is trusted as much as the reference. */
  boolean include(String submission);
}
