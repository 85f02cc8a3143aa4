package harness.cli;

import java.util.List;

/**
 * Each command on the packages of two formats, one that lists its tests and one that draws them.
 */
final class EveryPackageTest extends CommandsOnPackages {

  @Override
  List<String> packages() {
    return List.of("polygon", "library-checker");
  }
}
