package harness.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringTokenizer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class MoveTokensTest {

  @Property
  void tokensAgreeWithAPlainTokenizer(
      @ForAll @StringLength(max = 40) @Chars({' ', '\t', '\n', '\r', '\f', '1', ',', 'x'})
          String text) {
    List<String> found = new ArrayList<>();
    for (MoveTokens tokens = new MoveTokens(text); tokens.next(); ) {
      found.add(tokens.token());
    }
    assertEquals(
        Collections.list(new StringTokenizer(text)).stream().map(String::valueOf).toList(), found);
  }

  @Property
  void aNumberIsOneToNineDigits(
      @ForAll @StringLength(max = 11) @Chars({'0', '1', '9', '-', '\u0661'}) String text) {
    MoveTokens tokens = new MoveTokens(text);
    tokens.next();
    int expected = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : MoveTokens.NO_NUMBER;
    assertEquals(expected, tokens.number(tokens.start(), tokens.end()));
  }

  @Test
  void aCharacterIsFoundOnlyWithinTheToken() {
    MoveTokens tokens = new MoveTokens(" 12,3 4 5,");
    tokens.next();
    assertEquals(3, tokens.find(','));
    tokens.next();
    assertEquals(tokens.end(), tokens.find(','));
    tokens.next();
    assertEquals(9, tokens.find(','));
    assertFalse(tokens.next());
  }
}
