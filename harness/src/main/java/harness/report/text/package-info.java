/** Reports as text, for a terminal: tables, charts, findings. */
package harness.report.text;
