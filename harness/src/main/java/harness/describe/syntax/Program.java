package harness.describe.syntax;

import java.util.List;

/**
 * A description that was read.
 *
 * @param statements those of the description, and the end of the input
 * @param remarks comments, each with its place
 */
public record Program(List<Statement> statements, List<Place> remarks) {
  public Program {
    statements = List.copyOf(statements);
    remarks = List.copyOf(remarks);
  }
}
