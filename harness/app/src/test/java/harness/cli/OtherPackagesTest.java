package harness.cli;

import harness.Thorough;
import java.util.List;

/** Runs each command on packages of the other formats. */
@Thorough
final class OtherPackagesTest extends CommandsOnPackages {

  @Override
  List<String> packages() {
    return List.of("icpc-legacy", "icpc-2025", "rbx");
  }
}
