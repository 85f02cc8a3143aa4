/**
 * Random, stratified and adversarial case generators, one file each, found through {@link
 * java.util.ServiceLoader}. A case depends only on its seed, generator and index.
 */
package harness.generators;
