/**
 * A campaign: draws cases, runs every submission on them on all cores, has the answers judged, and
 * hands the results on in the order of the cases, whatever the number of threads.
 */
package harness.campaign;
