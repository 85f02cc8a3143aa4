/** Reads the constraints of problem statements, such as {@code 1 <= n, m <= 2e5}. */
package harness.describe.constraints;
