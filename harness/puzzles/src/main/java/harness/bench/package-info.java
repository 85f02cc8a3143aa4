/** Compares submissions on the same cases: the cost of each distance, and how safe it is. */
package harness.bench;
