/**
 * Runs a Java program many times in one JVM. The harness copies these classes to the runner's
 * folder. Inside the sandbox, a separate JVM for each program loads them without the rest of the
 * harness.
 *
 * <p>Each run gets fresh copies of the program's classes, its own streams and its own main thread.
 * The JVM's global state is restored after each run. A program that uses something that cannot be
 * restored is refused and runs plainly; a JVM that was changed by a run is replaced.
 */
@NullMarked
package harness.process.warm;

import org.jspecify.annotations.NullMarked;
