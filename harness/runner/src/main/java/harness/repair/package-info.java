/**
 * Small changes of a program's source, and builds that contain many changed programs at once. If
 * one of them is right where the program fails, the changed line is likely to be the mistake.
 */
@NullMarked
package harness.repair;

import org.jspecify.annotations.NullMarked;
