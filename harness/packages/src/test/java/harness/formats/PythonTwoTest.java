package harness.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PythonTwoTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "print x",
        "print 'x'",
        "print\"x\"",
        "if a: print b",
        "a = 1; print a",
        "import sys\nprint >>sys.stderr, 1",
        "print 'it', \"'\"",
        "n = int(raw_input())",
        "for i in xrange(3): pass",
        "#!/usr/bin/env python2\nprint(1)"
      })
  void whatOnlyPython2CanRunIsRecognised(String text) {
    assertEquals(1, PythonTwo.reason(text).stream().count(), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "print(x)",
        "print (x)",
        "print",
        "a = [print if b else c]",
        "print if b else c",
        "'''\nprint x\n'''",
        "\"\"\"\nprint 'x'\n\"\"\"\nprint(1)",
        "# print x",
        "a = ': print x'",
        "a = '\\': print x'",
        "'open\nprint(1)",
        "fingerprint = 1",
        "try: raw_input()\nexcept NameError: pass",
        "xrange = range\nxrange(3)",
        "self.raw_input()",
        "#!/usr/bin/env python3\nprint x",
        "\\"
      })
  void whatPython3CanRunIsNot(String text) {
    assertEquals(Optional.empty(), PythonTwo.reason(text), text);
  }

  @Test
  void theLineIsNamed() {
    assertEquals(
        Optional.of("line 4: a print statement of Python 2"),
        PythonTwo.reason("'''\nprint x\n'''\nprint x\n"));
  }
}
