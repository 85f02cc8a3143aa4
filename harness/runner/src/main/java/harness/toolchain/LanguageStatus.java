package harness.toolchain;

/**
 * Whether a language can be used on this machine.
 *
 * @param language the language
 * @param available whether its probe succeeded
 * @param version the first line that the probe printed; empty if not available
 */
public record LanguageStatus(Language language, boolean available, String version) {}
