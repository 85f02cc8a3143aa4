package harness.diagnosis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each way to tell of a mistake has a kind for scripts. */
final class DiagnosisKindTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ubsan | signed integer overflow: 5 * 1000000000, type 'int' | signed-overflow
          ubsan | negation of -2147483648, type 'int'; cast to an unsigned type | signed-overflow
          ubsan | index 6 out of bounds for type 'int [6]' | out-of-bounds
          ubsan | division by zero | division-by-zero
          ubsan | shift exponent 40 is too large for 32-bit type 'int' | shift
          ubsan | member access within null pointer of type 'struct Node' | null-pointer
          ubsan | execution reached the end of a value-returning function without returning a value | missing-return
          ubsan | load of value 254, which is not a valid value for type 'bool' | invalid-value
          ubsan | something that a later compiler says | undefined-behaviour
          libstdc++ | attempt to subscript container with out-of-bounds index 5, but container only holds 5 elements. | out-of-bounds
          libstdc++ | attempt to dereference a singular iterator. | invalid-iterator
          libstdc++ | comparison doesn't meet irreflexive requirements, assert(!(a < a)). | invalid-comparison
          libstdc++ | assertion !this->empty() failed | out-of-bounds
          asan | read access beyond a block of the heap | out-of-bounds
          asan | write access before a local variable or array | out-of-bounds
          asan | read access to memory that was freed | use-after-free
          asan | read access to a variable that no longer exists | use-after-scope
          asan | freed what is not allocated | invalid-free
          asan | access to an invalid address, such as a null pointer's | invalid-address
          asan | stack overflow; deep calls itself too often | stack-overflow
          asan | a request for 800000000 bytes of memory | out-of-memory
          asan | memory runs out | out-of-memory
          assert | assertion index 6 out of bounds failed | assertion
          c++ | uncaught std::bad_alloc: std::bad_alloc | out-of-memory
          c++ | uncaught std::out_of_range: vector | uncaught-exception
          python | IndexError: list index out of range | out-of-bounds
          python | ValueError: stack overflow, IndexError | uncaught-exception
          python | RecursionError: maximum recursion depth exceeded; f calls itself too often | stack-overflow
          python | ZeroDivisionError: division by zero | division-by-zero
          java | ArrayIndexOutOfBoundsException: Index 3 out of bounds for length 3 | out-of-bounds
          java | NullPointerException: because "a" is null | null-pointer
          java | InputMismatchException | uncaught-exception
          go | panic: runtime error: index out of range [5] with length 3 | out-of-bounds
          rust | panic: attempt to divide by zero | division-by-zero
          coverage | ran in the failing run, but in none of 9 passing ones on similar inputs | divergence
          change | with "if (a <= b)" instead, it is right here and on 40 similar inputs | small-change
          initial-bytes | 'x' may be used uninitialized; the output changes | uninitialised
          """)
  void theKindFollowsFromToolAndWords(String tool, String text, String kind) {
    assertEquals(kind, DiagnosisKind.of(tool, text).inJson());
  }
}
