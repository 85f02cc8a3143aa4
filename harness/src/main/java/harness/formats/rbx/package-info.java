/** Problems of rbx. */
package harness.formats.rbx;
