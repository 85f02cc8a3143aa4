// Right, with a temporary file, a map of it, a rename and a folder of its own.
#include "knights.h"
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
int main() {
  const char* folder = getenv("TMPDIR");
  std::string path = std::string(folder ? folder : ".") + "/fileXXXXXX";
  int fd = mkstemp(&path[0]);
  if (fd < 0 || ftruncate(fd, 1 << 20) != 0) return 11;
  char* map = (char*)mmap(nullptr, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (map == MAP_FAILED) return 12;
  strcpy(map, "words");
  munmap(map, 1 << 20);
  if (mkdir("folder", 0755) != 0 || rename(path.c_str(), "folder/file") != 0) return 13;
  char words[6] = "";
  FILE* file = fopen("folder/file", "r");
  if (!file || fread(words, 1, 5, file) != 5 || strcmp(words, "words") != 0) return 14;
  fclose(file);
  if (symlink("folder/file", "link") != 0 || chmod("folder/file", 0600) != 0) return 15;
  if (unlink("link") != 0 || unlink("folder/file") != 0 || rmdir("folder") != 0) return 16;
  file = tmpfile();
  if (file) fputs("tmpfile() wants /tmp, which a sandbox may not have", file);
  knights_answer_all();
}
