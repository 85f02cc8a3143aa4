/** Reports as data: the results of runs, for JSON and for display. */
package harness.report;
