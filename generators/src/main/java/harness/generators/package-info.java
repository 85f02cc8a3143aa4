/**
 * Random, stratified and adversarial case generators, one file each, found through {@link
 * java.util.ServiceLoader}. A case is drawn from its seed, generator and index alone.
 */
package harness.generators;
