/**
 * Points for groups of tests, whatever the format that declares them: what a group is worth, how
 * the points and verdicts of its tests add up, and what submissions are expected to get.
 */
package harness.scoring;
