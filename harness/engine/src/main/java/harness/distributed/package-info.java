/**
 * Runs campaigns on other machines: the interface of engines, the jobs that they send, and the
 * workers that run them.
 */
package harness.distributed;
