/** Guided searches for the cases on which a submission is slowest, and for wrong answers. */
package harness.hack;
