/**
 * Inputs that many problems have, by name: trees, graphs, arrays, strings, points and more, with
 * sizes in ranges. {@link harness.ready.ReadyCall} draws them.
 */
package harness.ready;
