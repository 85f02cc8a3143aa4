/**
 * Running: a case goes in, an outcome comes out. Does not know whether answers are right; what a
 * submission does wrong here (an exception, an exceeded limit) is data in the outcome.
 */
package harness.run;
