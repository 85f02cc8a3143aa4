package harness.submission;

import harness.submission.ElfFile.Section;
import harness.submission.ElfFile.Symbol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether a program with zygote.c can wait for its runs and fork: no code of the program may run
 * before the fork, or it would compute for free, and prepare something for all runs.
 *
 * <p>Before the fork, libc starts the process, and libstdc++ its streams. They call functions by
 * names, and a program may define functions with these names, too. The linker puts the program's
 * code before that of zygote.c, and the libraries' after it, so the symbol table shows whose code a
 * name stands for. A program that fails this check runs plainly.
 */
final class LinkedZygote {

  /**
   * To be changed with the rules of this class and of {@link ElfFile}: the cache keeps what they
   * said of a program, because reading a large symbol table takes a cold JVM some 40 ms.
   */
  static final String RULES = "rules 1";

  /** The only function of zygote.c that has a name outside it. */
  private static final String CODE = "__wrap_main";

  /** Constants of zygote.c, after which those of the libraries begin. */
  private static final List<String> DATA = List.of("zygote_constants_end", "zygote_tables_end");

  private static final String EARLY = ".preinit_array";

  /** Bytes of the addresses of two functions. */
  private static final long EARLY_BYTES = 16;

  /** Names that the linker defines, unless a program does. */
  private static final String EARLY_START = "__preinit_array_start";

  private static final String EARLY_END = "__preinit_array_end";
  private static final String CHOICES_START = "__rela_iplt_start";
  private static final String CHOICES_END = "__rela_iplt_end";
  private static final String BASE = "__ehdr_start";

  /** Names reserved for libraries that a program or the linker may well define. */
  private static final Pattern USUAL =
      Pattern.compile(
          "_Z.*|_start|_init|_fini|_dl_start|_dl_relocate_static_pie|_?_etext|__start_.*|__stop_.*"
              + "|_nl_(current_.*|unload_domain|[a-z]+_subfreeres)|__cxa_(bad|throw_bad)_.*|__clang_call_terminate|__x86\\..*"
              + "|__libc_freeres.*|_IO_cleanup|"
              + CODE);

  /** Functions that libc calls, by these names, before it calls anything of a program. */
  private static final Set<String> OF_START =
      Set.of(
          ("malloc calloc realloc free cfree memalign aligned_alloc posix_memalign valloc pvalloc"
                  + " malloc_usable_size reallocarray mallopt sbrk brk mmap mmap64 munmap mprotect"
                  + " mremap madvise memcpy memmove memset memcmp memchr memrchr mempcpy rawmemchr"
                  + " bcmp bcopy bzero strlen strnlen strcmp strncmp strcasecmp strncasecmp"
                  + " strcasecmp_l strncasecmp_l strcpy strncpy stpcpy stpncpy strcat strncat strchr"
                  + " strrchr strchrnul strspn strcspn strpbrk strstr strcasestr strdup strndup"
                  + " strsep strtok strtok_r strtol strtoul strtoll strtoull index rindex wcslen"
                  + " wcsnlen wcscmp wcsncmp wcscpy wcschr wcsrchr wmemcpy wmemmove wmemset wmemcmp"
                  + " wmemchr getenv secure_getenv setenv unsetenv putenv getrlimit getrlimit64"
                  + " getrandom getpagesize getauxval sysconf uname readlink getcwd raise exit"
                  + " atexit on_exit dl_iterate_phdr dladdr pthread_once pthread_self"
                  + " pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock pthread_key_create"
                  + " pthread_getspecific pthread_setspecific pthread_cancel newlocale duplocale"
                  + " freelocale uselocale setlocale localeconv nl_langinfo nl_langinfo_l wctype"
                  + " wctype_l iswctype iswctype_l wctob btowc fflush fileno sigaction signal"
                  + " sigprocmask sched_yield qsort bsearch")
              .split(" "));

  /** Functions and tables of libstdc++ that are used when its streams are created. */
  private static final Pattern OF_STREAMS =
      Pattern.compile(
          "_ZNK?St(8ios_base|9basic_ios|13basic_[io]stream|14basic_iostream|15basic_streambuf).*"
              + "|_ZNK?S[iod].*|_ZNSt6locale(?!C[12]I).*|_ZNKSt6locale.*"
              + "|_ZNK?St(7__cxx11)?(5ctype|7codecvt|7collate|8numpunct|10moneypunct|8messages"
              + "|11__timepunct|8time_get|8time_put|9money_get|9money_put|7num_get|7num_put)I.*"
              + "|_ZSt(9has_facet|9use_facet|18uncaught_exception).*"
              + "|_ZNK?9__gnu_cxx(18stdio_sync_filebuf|20recursive_init).*|_ZNK?10__cxxabiv1.*"
              + "|_ZT[IVST](N10__cxxabiv1|N9__gnu_cxx18stdio_sync|S[iod]|NK?St6locale|St8ios_base"
              + "|St9basic_ios|St13basic_[io]stream|St15basic_streambuf"
              + "|St(7__cxx11)?(5ctype|7codecvt|7collate|8numpunct|10moneypunct|8messages"
              + "|11__timepunct)|N?St.*(ctype_abstract|__ctype)).*");

  /** Members of these families that the compiler copies into programs; nothing calls them early. */
  private static final Set<String> COPIED =
      Set.of("_ZNKSt5ctypeIcE8do_widenEc", "_ZNKSt5ctypeIcE9do_narrowEcc");

  private final ElfFile file;
  private final List<Symbol> ends;

  private LinkedZygote(ElfFile file, List<Symbol> ends) {
    this.file = file;
    this.ends = ends;
  }

  /** Whether an executable has zygote.c in it and runs none of its own code before the fork. */
  static boolean isSafeIn(Path executable) throws IOException {
    Optional<ElfFile> file =
        Files.isRegularFile(executable) ? ElfFile.read(executable) : Optional.empty();
    return file.filter(LinkedZygote::isSafeIn).isPresent();
  }

  private static boolean isSafeIn(ElfFile file) {
    List<Symbol> code = file.symbols(CODE);
    List<Symbol> ends =
        file.symbols().stream()
            .filter(each -> each.name().equals(CODE) || DATA.contains(each.name()))
            .filter(each -> each.section() != null)
            .toList();
    return code.size() == 1
        && ends.size() == 1 + DATA.size()
        && new LinkedZygote(file, ends).isSafe();
  }

  private boolean isSafe() {
    return nothingElseIsEarly()
        && file.choosers().stream().allMatch(this::isLibraryCode)
        && file.symbols().stream().allMatch(this::isHarmless);
  }

  /** Whether only zygote.c's functions run early, and the linker's names mean what they should. */
  private boolean nothingElseIsEarly() {
    List<Section> early = file.sections(EARLY);
    return early.size() == 1
        && early.get(0).size() == EARLY_BYTES
        && all(EARLY_START, early.get(0).address())
        && all(EARLY_END, early.get(0).end())
        && all(BASE, file.base())
        && choicesAreTheLinkers();
  }

  private boolean choicesAreTheLinkers() {
    List<Symbol> starts = file.symbols(CHOICES_START);
    List<Symbol> ends = file.symbols(CHOICES_END);
    if (starts.size() != ends.size() || starts.size() > 1) {
      return false;
    }
    return starts.isEmpty()
        || starts.get(0).value() == ends.get(0).value()
        || file.sections().stream()
            .anyMatch(
                each ->
                    each.name().startsWith(".rela")
                        && each.address() == starts.get(0).value()
                        && each.end() == ends.get(0).value());
  }

  private boolean all(String name, long value) {
    return file.symbols(name).stream().allMatch(each -> each.value() == value);
  }

  private boolean isHarmless(Symbol symbol) {
    if (isOfLibrary(symbol) || !(symbol.isShared() || symbol.isChooser())) {
      return true;
    }
    String name = symbol.name();
    boolean isCode = symbol.section() == null || symbol.section().isCode();
    if (symbol.isChooser() || (isCode && OF_START.contains(name))) {
      return false;
    }
    if (isCode && name.startsWith("_") && !USUAL.matcher(name).matches()) {
      return false;
    }
    boolean isConstant = !isCode && !isCopied(symbol);
    return !(isCode || isConstant)
        || COPIED.contains(name)
        || !OF_STREAMS.matcher(name).matches()
        || (isConstant && !name.startsWith("_ZT"));
  }

  /** Whether the dynamic linker copies its bytes from a library, whose version is in the name. */
  private static boolean isCopied(Symbol symbol) {
    return Objects.requireNonNull(symbol.section()).type() == Section.EMPTY_AT_START
        || symbol.name().contains("@");
  }

  private boolean isOfLibrary(Symbol symbol) {
    return ends.stream()
        .anyMatch(
            end -> Objects.equals(end.section(), symbol.section()) && symbol.value() > end.value());
  }

  private boolean isLibraryCode(long address) {
    return ends.stream()
        .filter(end -> end.name().equals(CODE))
        .anyMatch(
            end -> Objects.requireNonNull(end.section()).holds(address) && address > end.value());
  }
}
