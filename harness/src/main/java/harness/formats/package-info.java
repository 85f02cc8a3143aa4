/**
 * Problems as people store them: each format is read into one neutral {@link
 * harness.formats.ProblemPackage}, and nothing after its reader knows which format it was.
 */
package harness.formats;
