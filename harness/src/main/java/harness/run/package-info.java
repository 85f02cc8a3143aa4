/**
 * Running: a case goes in, an outcome comes out. Knows nothing of right or wrong answers; what a
 * submission does wrong here (an exception, a broken limit) is data in the outcome.
 */
package harness.run;
