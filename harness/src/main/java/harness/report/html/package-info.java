/** The HTML page: a plain model of what it shows, what fills the model, and what renders it. */
package harness.report.html;
