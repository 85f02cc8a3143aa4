/**
 * Submissions side by side on the same cases: what each distance costs them, and how safe it is.
 */
package harness.bench;
