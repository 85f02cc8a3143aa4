/**
 * Reporting: counts what came of a campaign and shows it, on a terminal and as JSON. Memory does
 * not grow with the number of cases.
 */
package harness.report;
