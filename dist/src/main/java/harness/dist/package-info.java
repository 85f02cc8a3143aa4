/** What the distribution holds besides libraries, made when it is built. */
package harness.dist;
