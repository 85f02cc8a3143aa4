package harness.cases;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Map;

/**
 * Characters that most fonts draw like one of ASCII: letters of the Cyrillic and Greek alphabets,
 * full-width forms, kinds of hyphens. An output with one of them looks right and is not. The table
 * is that of common mistakes, not of all possible confusions (Unicode Technical Standard 39).
 */
final class LookAlikes {

  /** Each character is followed by its likeness. */
  private static final String PAIRS =
      // Cyrillic capitals, then small letters
      "\u0410A\u0412B\u0415E\u0405S\u0406I\u0408J\u041aK\u041cM\u041dH\u041eO\u0420P\u0421C\u0422T"
          + "\u0423Y\u0425X\u04aeY\u051aQ\u051cW\u0430a\u0435e\u0455s\u0456i\u0458j\u043eo\u0440p"
          + "\u0441c\u0443y\u0445x\u04bbh\u0501d\u051bq\u051dw\u04cfl"
          // Greek
          + "\u0391A\u0392B\u0395E\u0396Z\u0397H\u0399I\u039aK\u039cM\u039dN\u039fO\u03a1P\u03a4T"
          + "\u03a5Y\u03a7X\u03bfo\u03bdv\u03c1p"
          // others
          + "\u0131i\u0261g\u0585o\u01c0|"
          // hyphens and quotation marks
          + "\u2010-\u2011-\u2012-\u2013-\u2014-\u2212-\u2018'\u2019'\u201c\"\u201d\"";

  private static final Map<Integer, Integer> TABLE = table();

  private LookAlikes() {}

  private static Map<Integer, Integer> table() {
    Map<Integer, Integer> table = new HashMap<>();
    for (int i = 0; i < PAIRS.length(); i += 2) {
      table.put((int) PAIRS.charAt(i), (int) PAIRS.charAt(i + 1));
    }
    return table;
  }

  /** The character of ASCII that another one looks like; the same character if there is none. */
  static int likeness(int c) {
    if (c < 0x80) {
      return c;
    }
    Integer known = TABLE.get(c);
    if (known != null) {
      return known;
    }
    String form = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
    return form.length() == 1 && form.charAt(0) < 0x80 ? form.charAt(0) : c;
  }

  /** A text that two texts have in common if they look the same. */
  static String skeleton(String text) {
    StringBuilder skeleton = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKC)
        .codePoints()
        .map(LookAlikes::likeness)
        .forEach(skeleton::appendCodePoint);
    return skeleton.toString();
  }
}
