/** Prints reports on a terminal: tables, charts, findings. */
package harness.report.text;
