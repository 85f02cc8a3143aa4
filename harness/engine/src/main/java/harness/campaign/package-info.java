/**
 * A campaign draws cases, runs every submission on them on all cores, and has the answers judged.
 * Results are passed on in the order of the cases for any number of threads.
 */
package harness.campaign;
