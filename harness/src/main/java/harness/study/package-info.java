/** Studies of one search: how much longer than the shortest its answers are. */
package harness.study;
