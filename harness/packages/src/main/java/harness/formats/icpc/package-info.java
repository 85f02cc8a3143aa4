/** Reads the problem package format of ICPC and Kattis, including BAPCtools' generators. */
package harness.formats.icpc;
