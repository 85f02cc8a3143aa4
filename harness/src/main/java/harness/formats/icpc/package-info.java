/** The problem package format of ICPC and Kattis, and BAPCtools' generators on top of it. */
package harness.formats.icpc;
