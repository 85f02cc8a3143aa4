/** The syntax of descriptions of inputs. */
package harness.describe.syntax;
