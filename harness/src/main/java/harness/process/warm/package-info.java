/**
 * Runs a Java program many times in one JVM. The harness copies these classes to the runner's
 * folder. A separate JVM for each program loads them inside the sandbox, without the rest of the
 * harness.
 *
 * <p>Each run has fresh copies of the program's classes, streams of its own and a main thread of
 * its own. What a JVM keeps for itself is put back after each run. A program that uses what cannot
 * be put back is refused, and is run plainly; a JVM that a run has not left as it was is ended, and
 * another takes its place.
 */
package harness.process.warm;
