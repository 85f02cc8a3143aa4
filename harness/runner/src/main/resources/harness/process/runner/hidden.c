/*
 * Memory that the sizes of processes do not show: pages of shared anonymous mappings that no process
 * has in its page tables, and data in the buffers of sockets and pipes. The kernel does not say whose
 * they are. So the program is charged for as much as it may hold, but for no more than the machine's
 * figures have grown since the run began: others may cause that growth too.
 */
#define _GNU_SOURCE
#include "hidden.h"
#include "text.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
#ifndef SYS_pidfd_getfd
#define SYS_pidfd_getfd 438
#endif
#ifndef SO_MEMINFO
#define SO_MEMINFO 55
#endif

/* Programs that work with shared mappings have few of them; many may hide what they have unmapped. */
#define MAX_OBJECTS 16
/* Programs that use descriptors have few of them. */
#define FEW_DESCRIPTORS 32
/* The buffer of a local socket may take this much, and so may a pipe's. */
#define BUFFER_BYTES 212992
/* The same where the network is open: both buffers of a TCP connection may grow to megabytes. */
#define FEW_WITH_NETWORK 4
#define CONNECTION_BYTES (64ull << 20)
/* Places for the buffers counted in one look. */
#define COUNTED 65536

/* A shared mapping's object, with the largest extent that was seen. */
struct object {
  unsigned long number;
  uint64_t bytes;
  int is_mapped;
};
static struct object objects[MAX_OBJECTS];
static size_t object_count;
static unsigned buffers_look;
static uint64_t least_shared, most_available; /* bytes, in this run */
static uint64_t few_descriptors = FEW_DESCRIPTORS, most_bytes = BUFFER_BYTES;

/* Shared memory of the machine, and what it has moved to disk, which may have been shared. */
static uint64_t machine_shared(void) {
  struct sysinfo info;
  if (sysinfo(&info) != 0) return 0;
  return (uint64_t)(info.sharedram + info.totalswap - info.freeswap) * info.mem_unit;
}

/* Whether memory of programs may have been moved to disk. */
int hidden_is_swapping(void) {
  struct sysinfo info;
  return sysinfo(&info) == 0 && info.freeswap < info.totalswap;
}

static uint64_t machine_available(void) {
  char text[2048];
  if (read_text("/proc/meminfo", text, sizeof text) <= 0) return 0;
  const char *found = strstr(text, "MemAvailable:");
  return found == NULL ? 0 : strtoull(found + strlen("MemAvailable:"), NULL, 10) * 1024;
}

/* Prepares to watch programs that may or may not use the network. */
void hidden_open(int has_network) {
  few_descriptors = has_network ? FEW_WITH_NETWORK : FEW_DESCRIPTORS;
  most_bytes = has_network ? CONNECTION_BYTES : BUFFER_BYTES;
}

/* A run begins. */
void hidden_begin(void) {
  object_count = 0;
  least_shared = machine_shared();
  most_available = 0;
}

/* Whether a page fault may have made more than a page shared. */
static int has_huge_pages(void) {
  char text[4096];
  const char *found = read_text("/proc/meminfo", text, sizeof text) > 0 ? strstr(text, "ShmemHugePages:") : NULL;
  return found != NULL && strtoull(found + strlen("ShmemHugePages:"), NULL, 10) > 0;
}

/*
 * By how much the machine's shared memory has grown in this run: of all its programs, but no more than
 * this program's page faults can have caused.
 */
uint64_t hidden_growth(uint64_t faults) {
  uint64_t shared = machine_shared();
  if (shared < least_shared) least_shared = shared;
  uint64_t grown = shared - least_shared, most = faults * (uint64_t)sysconf(_SC_PAGESIZE);
  return grown <= most || has_huge_pages() ? grown : most;
}

/* The number of descriptors that may have large buffers. */
uint64_t hidden_descriptors(pid_t pid) {
  char path[64], text[4096];
  struct stat status;
  snprintf(path, sizeof path, "/proc/%d/fd", pid);
  uint64_t count = stat(path, &status) == 0 ? (uint64_t)status.st_size : 0;
  if (count == 0) { /* none, or Linux before 6.2 */
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    const char *size = read_text(path, text, sizeof text) > 0 ? strstr(text, "\nFDSize:") : NULL;
    count = size == NULL ? 0 : strtoull(size + strlen("\nFDSize:"), NULL, 10);
    if (count <= 2 * few_descriptors) return 0; /* every process has room for as many */
  }
  return count > few_descriptors ? count : 0;
}

/* Whether a buffer has been counted already in this look: descriptors may share one. */
static int is_counted(unsigned long number) {
  static struct {
    unsigned long number;
    unsigned look;
  } counted[COUNTED];
  unsigned at = (unsigned)(number * 2654435761u) % COUNTED;
  if (number == 0) buffers_look++;
  for (unsigned i = 0; i < COUNTED && number != 0; i++, at = (at + 1) % COUNTED) {
    if (counted[at].look == buffers_look && counted[at].number == number) return 1;
    if (counted[at].look == buffers_look) continue;
    counted[at].number = number;
    counted[at].look = buffers_look;
    return 0;
  }
  return 0;
}

/* Bytes that connections take which nobody has accepted yet: at most as much as their buffers may. */
static uint64_t waiting_bytes(int fd, uint64_t receive_buffer) {
  struct tcp_info info;
  socklen_t length = sizeof info;
  return getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &length) == 0 ? info.tcpi_unacked * receive_buffer : 0;
}

/* Whether there are data to read whose sender has gone: they count for no other socket. */
static int is_orphaned(int fd) {
  struct pollfd state = {fd, POLLIN, 0};
  int bytes;
  return poll(&state, 1, 0) == 1 && state.revents & POLLHUP && ioctl(fd, FIONREAD, &bytes) == 0 && bytes > 0;
}

static uint64_t socket_bytes(int fd) {
  uint32_t memory[SK_MEMINFO_VARS] = {0};
  int listens = 0;
  socklen_t length = sizeof memory, size = sizeof listens;
  if (getsockopt(fd, SOL_SOCKET, SO_MEMINFO, memory, &length) != 0) return BUFFER_BYTES;
  getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size);
  if (listens) return waiting_bytes(fd, memory[SK_MEMINFO_RCVBUF]);
  uint64_t sent = memory[SK_MEMINFO_WMEM_ALLOC], queued = memory[SK_MEMINFO_WMEM_QUEUED];
  uint64_t bytes = (sent > queued ? sent : queued) + memory[SK_MEMINFO_RMEM_ALLOC] + memory[SK_MEMINFO_BACKLOG];
  return bytes < BUFFER_BYTES && is_orphaned(fd) ? BUFFER_BYTES : bytes;
}

/* Bytes that a socket's or pipe's buffer takes; 0 for other files. */
static uint64_t buffer_bytes(int fd) {
  struct stat status;
  if (fstat(fd, &status) != 0 || is_counted((unsigned long)status.st_ino)) return 0;
  if (S_ISFIFO(status.st_mode)) {
    int bytes, room;
    if (ioctl(fd, FIONREAD, &bytes) != 0 || bytes == 0) return 0;
    room = fcntl(fd, F_GETPIPE_SZ); /* a page may hold a single byte */
    return room > 0 ? (uint64_t)room : 0;
  }
  return S_ISSOCK(status.st_mode) ? socket_bytes(fd) : 0;
}

/* Data in the buffers of one process, as the runner sees them through copies. Returns 0 if it may not. */
static int look_through(pid_t pid, uint64_t *bytes) {
  char path[64];
  int process = (int)syscall(SYS_pidfd_open, pid, 0), allowed = 1;
  if (process < 0) return errno == ESRCH;
  snprintf(path, sizeof path, "/proc/%d/fd", pid);
  DIR *listed = opendir(path);
  if (listed == NULL) allowed = errno == ENOENT;
  for (struct dirent *entry; listed != NULL && allowed && (entry = readdir(listed)) != NULL;) {
    if (entry->d_name[0] == '.') continue;
    int copy = (int)syscall(SYS_pidfd_getfd, process, atoi(entry->d_name), 0);
    if (copy < 0) {
      allowed = errno == EBADF || errno == ESRCH;
      continue;
    }
    *bytes += buffer_bytes(copy);
    close(copy);
  }
  if (listed != NULL) closedir(listed);
  close(process);
  return allowed;
}

/* The most that this many descriptors may have in their buffers. */
uint64_t hidden_at_most(uint64_t descriptors) { return descriptors * most_bytes; }

/*
 * Data in the buffers of these processes' descriptors. Stops counting once it is enough.
 *
 * possible: the most that there may be, if the runner may not look
 * resident: bytes of the processes themselves, by which the machine's free memory has shrunk too
 */
uint64_t hidden_in_buffers(const pid_t *processes, size_t count, uint64_t possible, uint64_t resident,
                           uint64_t enough) {
  uint64_t bytes = 0;
  int allowed = 1;
  is_counted(0);
  for (size_t i = 0; i < count && allowed && bytes <= enough; i++) {
    allowed = look_through(processes[i], &bytes);
  }
  if (allowed) return bytes;
  uint64_t available = machine_available();
  if (available > most_available) most_available = available;
  uint64_t grown = most_available - available;
  grown = grown > resident ? grown - resident : 0;
  return possible < grown ? possible : grown;
}

/* Notes an object of which a mapping ends at this offset. Returns 0 if there are too many objects. */
static int note(unsigned long number, uint64_t end) {
  size_t i = 0;
  while (i < object_count && objects[i].number != number) i++;
  if (i == MAX_OBJECTS) return 0;
  if (i == object_count) objects[object_count++] = (struct object){number, 0, 0};
  if (end > objects[i].bytes) objects[i].bytes = end;
  objects[i].is_mapped = 1;
  return 1;
}

static uint64_t address_space(pid_t pid) {
  char path[64], text[256];
  unsigned long long pages;
  snprintf(path, sizeof path, "/proc/%d/statm", pid);
  if (read_text(path, text, sizeof text) <= 0 || sscanf(text, "%llu", &pages) != 1) return 0;
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* Whether pages stay in an object when no process has them in its page tables, and it is not a file. */
static int is_anonymous(const char *name) { return strncmp(name, "/dev/zero (deleted)", 19) == 0; }

/* Notes a process's objects. Returns 0 if there are too many; adds to unknown if it hides them. */
static int note_objects(pid_t pid, uint64_t *unknown) {
  char path[64], line[8192];
  snprintf(path, sizeof path, "/proc/%d/maps", pid);
  FILE *maps = fopen(path, "re");
  if (maps == NULL) {
    *unknown += address_space(pid);
    return 1;
  }
  int few = 1;
  while (few && fgets(line, sizeof line, maps) != NULL) {
    unsigned long from, to, offset, number;
    char rights[8];
    int name = 0;
    if (sscanf(line, "%lx-%lx %7s %lx %*s %lu %n", &from, &to, rights, &offset, &number, &name) == 5 &&
        rights[3] == 's' && is_anonymous(line + name)) {
      few = note(number, offset + (to - from));
    }
  }
  fclose(maps);
  return few;
}

/* Shared anonymous memory that these processes hold, if the machine's has grown by this much. */
uint64_t hidden_shared(const pid_t *processes, size_t count, uint64_t growth) {
  uint64_t bytes = 0;
  size_t kept = 0;
  for (size_t i = 0; i < object_count; i++) objects[i].is_mapped = 0;
  for (size_t i = 0; i < count && bytes < growth; i++) {
    if (!note_objects(processes[i], &bytes)) return growth;
  }
  for (size_t i = 0; i < object_count; i++) {
    if (!objects[i].is_mapped) continue;
    bytes += objects[i].bytes;
    objects[kept++] = objects[i];
  }
  object_count = kept;
  return bytes < growth ? bytes : growth;
}
