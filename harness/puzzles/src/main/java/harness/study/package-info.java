/** Studies of weighted searches: how much longer than the optimum their answers are. */
package harness.study;
