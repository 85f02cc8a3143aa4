package harness.cli.options;

import picocli.CommandLine.IVersionProvider;

/** Which version of the harness this is. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"harness " + (version == null ? "(not packaged)" : version)};
  }
}
