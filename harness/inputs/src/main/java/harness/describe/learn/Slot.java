package harness.describe.learn;

import harness.describe.constraints.Name;
import harness.describe.learn.Part.Column;
import java.util.ArrayList;
import java.util.List;

/**
 * A place of a form that constraints may name.
 *
 * @param part the index of the part, or {@link #CASES}
 * @param column the index of the column
 * @param kind what a statement calls it
 * @param read what is read there
 */
record Slot(int part, int column, Kind kind, Column read) {

  /** The part of the number of test cases. */
  static final int CASES = -1;

  /** What is read in a place. */
  enum Kind {
    NUMBER,
    LIST,
    TEXT
  }

  /** The places of a form, in the order in which they are read. */
  static List<Slot> of(DraftForm form) {
    List<Slot> slots = new ArrayList<>();
    if (form.cases() != null) {
      slots.add(
          new Slot(CASES, 0, Kind.NUMBER, new Column(form.cases(), DraftForm.CASES, Bounds.NONE)));
    }
    for (int i = 0; i < form.parts().size(); i++) {
      Part part = form.parts().get(i);
      boolean isRepeated = form.isOpen() || part.isRepeated();
      for (int j = 0; j < part.columns().size(); j++) {
        Column read = part.columns().get(j);
        Kind kind = read.field().isText() ? Kind.TEXT : isRepeated ? Kind.LIST : Kind.NUMBER;
        slots.add(new Slot(i, j, kind, read));
      }
    }
    return slots;
  }

  /** Whether it is read before another place. */
  boolean isBefore(Slot other) {
    return part < other.part || (part == other.part && column < other.column);
  }

  /** How well a name fits; 0 if it does not. */
  int fit(Name name) {
    boolean isSame = name.letters().equalsIgnoreCase(read.name());
    int shape =
        switch (name.shape()) {
          case NUMBER -> kind == Kind.NUMBER ? 10 : kind == Kind.LIST ? 4 : 0;
          case ELEMENT -> kind == Kind.LIST ? 10 : kind == Kind.NUMBER ? 4 : 0;
          case LENGTH -> kind == Kind.TEXT ? 10 : 0;
        };
    if (part == CASES && !isSame) {
      return shape == 10 ? 1 : 0;
    }
    return shape == 0 ? 0 : shape + (isSame ? 1 : 0);
  }
}
