/** Reads the samples that people and their tools keep next to a solution. */
package harness.formats.samples;
