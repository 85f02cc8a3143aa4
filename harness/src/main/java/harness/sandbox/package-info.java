/**
 * What keeps programs apart from the machine and from one another: sandboxes, working folders, and
 * a limit to the number of processes.
 */
package harness.sandbox;
