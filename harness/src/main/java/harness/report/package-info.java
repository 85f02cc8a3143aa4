/** Reports as data: what a run comes to, for JSON and for what shows it to people. */
package harness.report;
