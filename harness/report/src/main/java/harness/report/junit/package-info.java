/** Reports as JUnit XML. */
package harness.report.junit;
