/** The values of a description: integers and decimals of any size, and texts. */
package harness.describe.value;
