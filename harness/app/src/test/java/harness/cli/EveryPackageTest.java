package harness.cli;

import java.util.List;

/**
 * Runs each command on packages of two formats, one that lists its tests and one that generates
 * them.
 */
final class EveryPackageTest extends CommandsOnPackages {

  @Override
  List<String> packages() {
    return List.of("polygon", "library-checker");
  }
}
