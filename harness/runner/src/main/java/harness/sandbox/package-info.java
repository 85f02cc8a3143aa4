/**
 * Keeps programs apart from the machine and from one another: sandboxes, working folders, and a
 * limit on the number of processes.
 */
@NullMarked
package harness.sandbox;

import org.jspecify.annotations.NullMarked;
