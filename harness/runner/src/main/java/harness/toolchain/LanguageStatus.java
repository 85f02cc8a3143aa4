package harness.toolchain;

/**
 * Whether a language can be used on this machine.
 *
 * @param language the language
 * @param available whether its probe succeeded
 * @param version the first line that the probe printed; empty if not available
 * @param why what follows the name of a language that is not available, for messages; else empty
 */
public record LanguageStatus(Language language, boolean available, String version, String why) {

  private static final String MISSING = "is not installed";
  private static final String SILENT = "did not answer in time";

  /** Whether its tool is not there. */
  public boolean isNotInstalled() {
    return why.equals(MISSING);
  }

  /** A language that can be used. */
  static LanguageStatus available(Language language, String version) {
    return new LanguageStatus(language, true, version, "");
  }

  /**
   * A language that cannot be used.
   *
   * @param isSilent whether its tool is there, but did not answer in time
   */
  static LanguageStatus missing(Language language, boolean isSilent) {
    return new LanguageStatus(language, false, "", isSilent ? SILENT : MISSING);
  }
}
