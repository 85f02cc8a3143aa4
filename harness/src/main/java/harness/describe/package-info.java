/** Descriptions of a problem's inputs in the checktestdata language, and what they are good for. */
package harness.describe;
