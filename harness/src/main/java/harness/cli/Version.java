package harness.cli;

import picocli.CommandLine.IVersionProvider;

/** Which version of the harness this is. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"harness " + (version == null ? "(not packaged)" : version)};
  }
}
