/** Guided searches over cases: for those that take a submission longest, and for wrong answers. */
package harness.hack;
