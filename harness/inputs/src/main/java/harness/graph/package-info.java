/** Trees, graphs and permutations of named shapes. Nodes and numbers count from 0. */
package harness.graph;
