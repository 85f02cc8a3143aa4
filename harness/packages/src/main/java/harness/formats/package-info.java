/**
 * Reads problems as people store them. Each format is read into a neutral {@link
 * harness.formats.ProblemPackage}; only its reader knows the format.
 */
package harness.formats;
