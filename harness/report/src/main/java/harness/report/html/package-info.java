/** HTML pages: a plain model of a page, the classes that fill it, and the renderer. */
package harness.report.html;
