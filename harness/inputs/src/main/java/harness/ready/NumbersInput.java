package harness.ready;

/** Nothing but the numbers of the first line. */
final class NumbersInput extends ReadyInput {

  NumbersInput() {
    super(
        "numbers",
        "numbers in one line; head names them: head=a,b a=[1..9] b=[0..a]",
        "n",
        Parameter.size("n", "[1..10]", "the number, if head is not given"));
  }

  @Override
  void draw(Values values, InputLines to) {
    if (values.isPrinted("n") || values.isGiven("n")) {
      long unused = values.value("n", -Values.LARGEST, Values.LARGEST);
    }
  }
}
