package harness.submission;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an executable (ELF, 64 bits, little-endian) that tell whose code runs when: its
 * sections, the symbols of its symbol table, and the functions that are called to choose another.
 */
final class ElfFile {

  private static final int MAGIC = 0x464c457f;
  private static final int CLASS_64_LITTLE_ENDIAN = 0x0102;
  private static final int SYMBOL_TABLE = 2;
  private static final int RELOCATIONS = 4;
  private static final int RELOCATION_BYTES = 24;
  private static final int SYMBOL_BYTES = 24;
  private static final int HEADER_BYTES = 64;
  private static final int LOADED = 1;
  private static final int X86_64 = 62;
  private static final int ARM_64 = 183;
  private static final int CHOSEN_X86_64 = 37;
  private static final int CHOSEN_ARM_64 = 1032;

  private final ByteBuffer bytes;
  private final List<Section> sections = new ArrayList<>();
  private final List<Symbol> symbols = new ArrayList<>();

  /**
   * A section.
   *
   * @param address in memory
   * @param offset in the file
   * @param size in bytes
   * @param link the section that this one refers to
   */
  record Section(
      String name, int type, long flags, long address, long offset, long size, int link) {

    static final int EMPTY_AT_START = 8;
    private static final long EXECUTABLE = 4;

    boolean isCode() {
      return (flags & EXECUTABLE) != 0;
    }

    long end() {
      return address + size;
    }

    boolean holds(long place) {
      return address <= place && place < end();
    }
  }

  /**
   * A defined symbol.
   *
   * @param value its address
   * @param section where it is; none for a mere number
   */
  record Symbol(String name, long value, int type, int binding, @Nullable Section section) {

    private static final int CHOSEN_AT_START = 10;
    private static final int LOCAL = 0;

    /** Whether calls from other files reach it. */
    boolean isShared() {
      return binding != LOCAL;
    }

    /** Whether it is a function that is called to choose the function of that name. */
    boolean isChooser() {
      return type == CHOSEN_AT_START;
    }
  }

  private ElfFile(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  /**
   * Reads an executable.
   *
   * @return empty if it is in another format, or damaged
   */
  static Optional<ElfFile> read(Path file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    if (bytes.limit() < HEADER_BYTES
        || bytes.getInt(0) != MAGIC
        || bytes.getShort(4) != CLASS_64_LITTLE_ENDIAN) {
      return Optional.empty();
    }
    try {
      ElfFile read = new ElfFile(bytes);
      read.readSections();
      read.readSymbols();
      return Optional.of(read);
    } catch (IndexOutOfBoundsException
        | IllegalArgumentException
        | BufferUnderflowException
        | ArithmeticException damaged) {
      return Optional.empty();
    }
  }

  List<Section> sections() {
    return sections;
  }

  /** The sections with this name. */
  List<Section> sections(String name) {
    return sections.stream().filter(each -> each.name().equals(name)).toList();
  }

  /** The defined symbols, local and shared. */
  List<Symbol> symbols() {
    return symbols;
  }

  /** The defined symbols with this name. */
  List<Symbol> symbols(String name) {
    return symbols.stream().filter(each -> each.name().equals(name)).toList();
  }

  /** The lowest address of what is loaded; 0 without any. */
  long base() {
    long lowest = Long.MAX_VALUE;
    int at = place(bytes.getLong(32));
    for (int i = 0; i < bytes.getShort(56); i++, at += bytes.getShort(54)) {
      if (bytes.getInt(at) == LOADED) {
        lowest = Math.min(lowest, bytes.getLong(at + 16));
      }
    }
    return lowest == Long.MAX_VALUE ? 0 : lowest;
  }

  /**
   * The addresses of the functions that the start code calls to find out which function a name
   * stands for, as the relocations have them.
   */
  List<Long> choosers() {
    int kind = bytes.getShort(18);
    int wanted = kind == X86_64 ? CHOSEN_X86_64 : kind == ARM_64 ? CHOSEN_ARM_64 : -1;
    List<Long> found = new ArrayList<>();
    for (Section each : sections) {
      if (each.type() != RELOCATIONS) {
        continue;
      }
      for (long at = 0; at + RELOCATION_BYTES <= each.size(); at += RELOCATION_BYTES) {
        int entry = place(each.offset() + at);
        if (bytes.getInt(entry + 8) == wanted) {
          found.add(bytes.getLong(entry + 16));
        }
      }
    }
    return found;
  }

  private void readSections() {
    int start = place(bytes.getLong(40));
    int entry = Short.toUnsignedInt(bytes.getShort(58));
    int count = Short.toUnsignedInt(bytes.getShort(60));
    int names = place(bytes.getLong(start + entry * Short.toUnsignedInt(bytes.getShort(62)) + 24));
    for (int i = 0; i < count; i++) {
      int at = start + i * entry;
      sections.add(
          new Section(
              text(names + bytes.getInt(at)),
              bytes.getInt(at + 4),
              bytes.getLong(at + 8),
              bytes.getLong(at + 16),
              bytes.getLong(at + 24),
              bytes.getLong(at + 32),
              bytes.getInt(at + 40)));
    }
  }

  private void readSymbols() {
    for (Section table : sections) {
      if (table.type() != SYMBOL_TABLE) {
        continue;
      }
      int names = place(sections.get(table.link()).offset());
      for (long at = 0; at + SYMBOL_BYTES <= table.size(); at += SYMBOL_BYTES) {
        readSymbol(place(table.offset() + at), names);
      }
    }
  }

  private void readSymbol(int at, int names) {
    int info = Byte.toUnsignedInt(bytes.get(at + 4));
    int section = Short.toUnsignedInt(bytes.getShort(at + 6));
    if (section == 0) {
      return; // not defined here
    }
    symbols.add(
        new Symbol(
            text(names + bytes.getInt(at)),
            bytes.getLong(at + 8),
            info & 0xf,
            info >> 4,
            section < sections.size() ? sections.get(section) : null));
  }

  private String text(int at) {
    int end = at;
    while (bytes.get(end) != 0) {
      end++;
    }
    byte[] text = new byte[end - at];
    bytes.get(at, text);
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  private static int place(long offset) {
    return Math.toIntExact(offset);
  }
}
