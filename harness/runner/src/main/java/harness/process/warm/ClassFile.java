package harness.process.warm;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The constant pool of a class file (Java Virtual Machine Specification, 4.4): the names that the
 * class uses, and its calls of {@link System#exit}.
 */
final class ClassFile {

  private static final int HEAD_BYTES = 8;
  private static final int MOST_CONSTANTS = 0xffff;
  private static final int TEXT = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;

  private static final Method EXIT = new Method("java/lang/System", "exit", "(I)V");

  /** Bytes of a constant, including its one-byte tag, by tag; 0 for unused tags and for text. */
  private static final int[] SIZES = {
    0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2
  };

  private final byte[] bytes;
  private final ByteBuffer buffer;
  private final int[] places; // of each constant's tag; 0 for none
  private final String[] texts;
  private final int end;

  /** Reads the constants, unless this is not a class file. */
  ClassFile(byte[] bytes) throws IOException {
    this.bytes = bytes;
    this.buffer = ByteBuffer.wrap(bytes);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    in.skipNBytes(HEAD_BYTES);
    places = new int[in.readUnsignedShort()];
    texts = new String[places.length];
    for (int i = 1; i < places.length; i++) {
      places[i] = bytes.length - in.available();
      int tag = in.readUnsignedByte();
      if (tag == TEXT) {
        texts[i] = in.readUTF();
      } else if (tag < SIZES.length && SIZES[tag] > 0) {
        in.skipNBytes(SIZES[tag]);
      } else {
        throw new IOException("unknown constant: " + tag);
      }
      i += tag == LONG || tag == DOUBLE ? 1 : 0; // these take two entries
    }
    end = bytes.length - in.available();
  }

  /** Whether a text constant, such as a name, satisfies a condition. */
  boolean mentions(Predicate<String> condition) {
    return Arrays.stream(texts).anyMatch(text -> text != null && condition.test(text));
  }

  /** Whether the name of a class that it refers to, in the form of class files, satisfies one. */
  boolean refersTo(Predicate<String> condition) {
    return constants(CLASS).anyMatch(type -> condition.test(texts[reference(type, 0)]));
  }

  /** Whether a method that it calls or refers to satisfies one. */
  boolean calls(Predicate<Method> condition) {
    return IntStream.concat(constants(METHOD), constants(INTERFACE_METHOD))
        .mapToObj(this::method)
        .anyMatch(condition);
  }

  /** A method: the class through which it is called, its name, and its descriptor. */
  record Method(String type, String name, String descriptor) {}

  private Method method(int constant) {
    int named = reference(constant, 1);
    return new Method(
        texts[reference(reference(constant, 0), 0)],
        texts[reference(named, 0)],
        texts[reference(named, 1)]);
  }

  private IntStream constants(int tag) {
    return IntStream.range(1, places.length).filter(constant -> tag(constant) == tag);
  }

  /** This class, with calls of {@link System#exit} redirected to another class. */
  byte[] withExitOf(String type) throws IOException {
    int[] exits = constants(METHOD).filter(constant -> method(constant).equals(EXIT)).toArray();
    if (exits.length == 0) {
      return bytes;
    }
    if (places.length + 2 > MOST_CONSTANTS) {
      throw new IOException("too many constants");
    }
    ByteBuffer changed = ByteBuffer.wrap(bytes.clone());
    changed.putShort(HEAD_BYTES, (short) (places.length + 2));
    for (int exit : exits) {
      changed.putShort(places[exit] + 1, (short) (places.length + 1));
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(all);
    out.write(changed.array(), 0, end);
    out.writeByte(TEXT);
    out.writeUTF(type);
    out.writeByte(CLASS);
    out.writeShort(places.length);
    out.write(bytes, end, bytes.length - end);
    return all.toByteArray();
  }

  private int tag(int constant) {
    return places[constant] == 0 ? 0 : bytes[places[constant]];
  }

  /** The first or second constant that a constant refers to. */
  private int reference(int constant, int which) {
    return Short.toUnsignedInt(buffer.getShort(places[constant] + 1 + 2 * which));
  }
}
