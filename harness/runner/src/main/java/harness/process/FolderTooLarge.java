package harness.process;

/** A command was ended because it wrote too much to its folder. */
public final class FolderTooLarge extends Exception {
  private static final long serialVersionUID = 1L;
}
