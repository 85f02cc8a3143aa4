package harness.cli;

import harness.cli.options.Version;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/** The {@code harness} command without its subcommands, which {@link Main} lists. */
@Command(
    name = "harness",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = "Stress tester for competitive programming.",
    footer = {
      "",
      "Exit codes: 0 nothing wrong found, 1 findings, 2 bad usage or input,",
      "3 the harness itself failed, 130 interrupted (143 by SIGTERM)."
    })
public class Root {}
