package harness.formats;

import java.nio.file.Path;

/**
 * A test that the problem ships as a file.
 *
 * @param name as its author knows it: {@code secret/01}
 * @param answer null if there is none
 */
public record DataFile(String name, Path input, Path answer) implements PackageTest {}
