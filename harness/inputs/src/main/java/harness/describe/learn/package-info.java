/** Proposes descriptions of sample inputs. */
package harness.describe.learn;
