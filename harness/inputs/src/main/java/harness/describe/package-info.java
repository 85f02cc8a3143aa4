/**
 * Descriptions of a problem's inputs in the checktestdata language: parsing, validating, drawing.
 */
package harness.describe;
