package harness.cli.options;

import picocli.CommandLine.IVersionProvider;

/** The version of the harness. */
public final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"harness " + (version == null ? "(not packaged)" : version)};
  }
}
