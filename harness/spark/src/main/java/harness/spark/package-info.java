/** The engine that runs a campaign's ranges as the tasks of Spark jobs. */
package harness.spark;
