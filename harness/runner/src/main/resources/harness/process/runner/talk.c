/*
 * A run whose program talks with a partner program. The partner runs in its own sandbox, under its
 * own runner, and the two runners share a socket. The leading runner creates the pipes, sends the
 * following runner its program's ends, and forwards every byte, so it knows who said what and when.
 * It also decides when the program sees end of input: it passes on the partner's end only once the
 * program is waiting. So nothing the program does on its own is mistaken for a reaction to that end.
 */
#define _GNU_SOURCE
#include "talk.h"
#include "child.h"
#include "clock.h"
#include "fail.h"
#include "frame.h"
#include "tree.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <poll.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#define CARRIED (64 * 1024)
/* Once nobody reads its output, the program may write this much more, as into a pipe, then gets SIGPIPE. */
#define MAX_UNREAD CARRIED
/* The partner may write far more: if the program ends early, the partner must judge it, not be killed. */
#define MAX_UNREAD_OF_PARTNER (64ull << 20)
/* The parts of a talk that are kept: its beginning and the last few messages. */
#define HEAD_BYTES (32 * 1024)
#define LAST_SAID 64
#define LAST_BYTES 256
/* How long the leading runner may take to begin. */
#define BEGIN_MILLIS 20000
/* Time from the partner's end to the first look at the program; the interval then doubles. */
#define FIRST_LOOK (200 * 1000ull)
/* The program must be seen waiting this many times: one look may fall between two steps. */
#define LOOKS 2

/* A message between the two runners. */
struct message {
  char what; /* 'p': the pipe ends for a run; 'i': idled for nanos; 'e': the program has ended */
  uint64_t nanos;
};

struct way {
  int from, to; /* -1: closed */
  size_t start, end;
  uint64_t bytes, unread;
  unsigned char data[CARRIED];
};

struct said {
  uint64_t at;
  uint32_t length; /* of the whole message, in bytes */
  char side;
  unsigned char data[LAST_BYTES];
};

enum side { PROGRAM, PARTNER };
static const char frame_of[] = {'S', 'N'};

static struct way ways[2]; /* from the program to the partner, and back */
static struct said last[LAST_SAID];
static uint64_t said, kept_bytes, begun, look_at, look_after;
static uint64_t unreported_idle; /* nanoseconds of idling not yet reported */
static int partner = -1, follows;
static int seen_waiting; /* number of consecutive looks */
static int partner_ended, passed_on; /* the partner's end is known; it was passed on to the program */
static int over; /* the program was killed: what the partner says after that is not part of the talk */
static enum side speaker;

int talk_leads(void) { return partner >= 0 && !follows; }
int talk_follows(void) { return follows; }

/* The address of a socket; the path of its folder may be longer than a socket address allows. */
static struct sockaddr_un address_of(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const char *name = strrchr(path, '/');
  char folder[4096];
  if (name == NULL || (size_t)(name - path) >= sizeof folder) give_up("cannot use the path of the socket");
  memcpy(folder, path, (size_t)(name - path));
  folder[name - path] = 0;
  int at = open(folder, O_PATH | O_DIRECTORY | O_CLOEXEC);
  int length = snprintf(address.sun_path, sizeof address.sun_path, "/proc/self/fd/%d%s", at, name);
  if (at < 0 || length >= (int)sizeof address.sun_path) give_up("cannot use the path of the socket");
  return address;
}

/*
 * Runs outside the sandbox. Creates this end of the socket and executes the command, which starts
 * the runner in its sandbox with that end. The following side must start first.
 */
int talk_meet(const char *role, const char *path, char **command) {
  struct sockaddr_un address = address_of(path);
  int end = socket(AF_UNIX, SOCK_SEQPACKET, 0);
  int made = strcmp(role, "follow") == 0
                 ? bind(end, (struct sockaddr *)&address, sizeof address) == 0 && listen(end, 1) == 0
                 : connect(end, (struct sockaddr *)&address, sizeof address) == 0;
  if (!made || dup2(end, TALK_CHANNEL) < 0) give_up("cannot meet the other runner");
  if (end != TALK_CHANNEL) close(end);
  execvp(command[0], command);
  give_up(command[0]);
  return 3;
}

/* Takes over the socket inherited from the process that started this runner. */
void talk_open(int is_following) {
  follows = is_following;
  partner = fcntl(TALK_CHANNEL, F_DUPFD_CLOEXEC, 10);
  if (partner < 0) give_up("no socket to the other runner");
  close(TALK_CHANNEL);
}

static void close_end(int *end) {
  if (*end >= 0) close(*end);
  *end = -1;
}

static int pass_ends(const int *ends) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(2 * sizeof(int))];
  } control;
  struct message pair = {'p', 0};
  struct iovec payload = {&pair, sizeof pair};
  struct msghdr message = {.msg_iov = &payload, .msg_iovlen = 1, .msg_control = &control,
                           .msg_controllen = sizeof control};
  memset(&control, 0, sizeof control);
  control.header.cmsg_level = SOL_SOCKET;
  control.header.cmsg_type = SCM_RIGHTS;
  control.header.cmsg_len = CMSG_LEN(2 * sizeof(int));
  memcpy(CMSG_DATA(&control.header), ends, 2 * sizeof(int));
  return sendmsg(partner, &message, MSG_NOSIGNAL) == sizeof pair;
}

static void open_way(struct way *way, int from, int to) {
  way->from = from;
  way->to = to;
  way->start = way->end = 0; /* the data itself need not be cleared */
  way->bytes = way->unread = 0;
}

/* Begins to forward between the two programs. Sends the partner's pipe ends to its runner. */
void talk_begin(int in, int out) {
  int theirs[2], reads[2], writes[2];
  create_pipe(reads);
  create_pipe(writes);
  theirs[0] = reads[0];
  theirs[1] = writes[1];
  if (!pass_ends(theirs)) give_up("the other runner is gone");
  close(theirs[0]);
  close(theirs[1]);
  fcntl(reads[1], F_SETFL, O_NONBLOCK);
  fcntl(writes[0], F_SETFL, O_NONBLOCK);
  open_way(&ways[PROGRAM], out, reads[1]);
  open_way(&ways[PARTNER], writes[0], in);
  said = kept_bytes = look_at = unreported_idle = 0;
  look_after = FIRST_LOOK;
  partner_ended = passed_on = over = seen_waiting = 0;
  begun = now();
}

static int take_ends(int *streams) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(2 * sizeof(int))];
  } control;
  struct message pair = {0, 0};
  struct iovec payload = {&pair, sizeof pair};
  struct msghdr message = {.msg_iov = &payload, .msg_iovlen = 1, .msg_control = &control,
                           .msg_controllen = sizeof control};
  if (recvmsg(partner, &message, MSG_CMSG_CLOEXEC) != sizeof pair) give_up("the other runner is gone");
  if (pair.what != 'p') return 0; /* about the previous run */
  struct cmsghdr *first = CMSG_FIRSTHDR(&message);
  if (first == NULL || first->cmsg_level != SOL_SOCKET || first->cmsg_type != SCM_RIGHTS ||
      first->cmsg_len != CMSG_LEN(2 * sizeof(int))) {
    give_up("the other runner sent no pipes");
  }
  memcpy(streams, CMSG_DATA(first), 2 * sizeof(int));
  return 1;
}

static void wait_for_leader(void) {
  struct pollfd waits[] = {{partner, POLLIN, 0}, {control_fd(), 0, 0}};
  if (poll(waits, 2, BEGIN_MILLIS) <= 0 || waits[1].revents) give_up("the leading runner did not begin");
}

/* Waits for the leading runner, and receives the program's input and output streams. */
void talk_join(int *streams) {
  static int met;
  if (!met) { /* so far the socket only listens */
    wait_for_leader();
    int connection = accept4(partner, NULL, NULL, SOCK_CLOEXEC);
    if (connection < 0) give_up("the leading runner did not connect");
    close(partner);
    partner = connection;
    met = 1;
  }
  do {
    wait_for_leader();
  } while (!take_ends(streams));
  partner_ended = 0;
  unreported_idle = 0;
}

static void tell(char what, uint64_t nanos) {
  struct message message = {what, nanos};
  send(partner, &message, sizeof message, MSG_NOSIGNAL);
}

/* Reports further idling of this runner's program. At most one report is in flight at a time. */
void talk_tell_idle(uint64_t nanos) {
  int unread = 0;
  unreported_idle += nanos;
  if (unreported_idle == 0 || partner_ended || ioctl(partner, SIOCOUTQ, &unread) != 0 || unread > 0) return;
  tell('i', unreported_idle);
  unreported_idle = 0;
}

void talk_tell_ended(void) { tell('e', 0); }

/* Whether the partner is known to have ended. */
int talk_partner_ended(void) { return partner_ended; }

static void keep(enum side side, const unsigned char *data, size_t length) {
  uint64_t at = now() - begun;
  speaker = side;
  if (kept_bytes + length <= HEAD_BYTES) {
    frame_send_said(frame_of[side], at, (uint32_t)length, data, length);
    kept_bytes += length;
    return;
  }
  kept_bytes = HEAD_BYTES; /* from here on, only the last messages are kept */
  struct said *entry = &last[said++ % LAST_SAID];
  entry->at = at;
  entry->side = frame_of[side];
  entry->length = (uint32_t)length;
  memcpy(entry->data, data, length < LAST_BYTES ? length : LAST_BYTES);
}

/* Forwards what has been read; 0 if nobody reads it any more. */
static int write_on(struct way *way) {
  while (way->start < way->end) {
    ssize_t written = write(way->to, way->data + way->start, way->end - way->start);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EAGAIN) return 1;
    if (written < 0) return 0;
    way->start += (size_t)written;
  }
  way->start = way->end = 0;
  return 1;
}

static void pass(struct way *way) {
  if (way->to >= 0 && !write_on(way)) close_end(&way->to);
  if (way->to >= 0) return;
  way->unread += way->end - way->start;
  way->start = way->end = 0;
  if (way->unread <= (way == &ways[PROGRAM] ? MAX_UNREAD : MAX_UNREAD_OF_PARTNER)) return;
  close_end(&way->from);
  passed_on |= way == &ways[PROGRAM]; /* the program learns of it from SIGPIPE */
}

/* Reads and forwards once. Returns whether there may be more. */
static int carry(enum side side) {
  struct way *way = &ways[side];
  if (way->from < 0 || way->end > way->start) return 0;
  ssize_t got = read(way->from, way->data, CARRIED);
  if (got < 0) return errno == EINTR;
  if (got == 0) {
    close_end(&way->from);
    return 0;
  }
  way->end = (size_t)got;
  if (side == PROGRAM || !over) {
    way->bytes += (uint64_t)got;
    keep(side, way->data, (size_t)got);
  }
  pass(way);
  return 1;
}

/* Fills in the descriptors to poll: TALK_WAITS entries. */
void talk_waits(struct pollfd *waits) {
  for (int i = 0; i < 2; i++) {
    int full = ways[i].end > ways[i].start;
    waits[2 * i] = (struct pollfd){full || follows ? -1 : ways[i].from, POLLIN, 0};
    waits[2 * i + 1] = (struct pollfd){full ? ways[i].to : -1, POLLOUT, 0};
  }
  waits[4] = (struct pollfd){partner_ended ? -1 : partner, POLLIN, 0};
}

static uint64_t listen_to_partner(void) {
  struct message message;
  uint64_t idle = 0;
  ssize_t got;
  while ((got = recv(partner, &message, sizeof message, MSG_DONTWAIT)) == sizeof message) {
    if (message.what == 'e') partner_ended = 1;
    else idle += message.nanos;
  }
  if (got == 0) partner_ended = 1; /* its runner is gone too, which the harness will notice itself */
  return idle;
}

/* If the program has closed its output or ended, closes the partner's input. */
static void pass_close(void) {
  struct way *way = &ways[PROGRAM];
  if (way->from < 0 && way->start == way->end) close_end(&way->to);
}

/*
 * Handles whatever is ready. Returns how long the partner has newly reported to have idled, in
 * nanoseconds; sets moved to whether any bytes were read.
 */
uint64_t talk_forward(const struct pollfd *waits, int *moved) {
  uint64_t before = ways[PROGRAM].bytes + ways[PARTNER].bytes, idle = 0;
  if (waits[4].revents) idle = listen_to_partner();
  for (int i = 0; i < 2; i++) {
    if (waits[2 * i + 1].revents) pass(&ways[i]);
    if (waits[2 * i].revents) carry((enum side)i);
  }
  if (!follows) pass_close();
  *moved = ways[PROGRAM].bytes + ways[PARTNER].bytes > before;
  return idle;
}

/* Whether the partner has ended and all its output has been passed on, but not its end. */
static int has_news(void) {
  if (passed_on || ways[PARTNER].end > ways[PARTNER].start) return 0;
  if (partner_ended) {
    while (carry(PARTNER)) {
    }
    return ways[PARTNER].end == ways[PARTNER].start;
  }
  return ways[PARTNER].from < 0;
}

/* When to look whether the program waits; 0: no need to look. */
uint64_t talk_look_at(void) {
  if (!has_news()) return 0;
  if (look_at == 0) look_at = now() + look_after;
  return look_at;
}

/* If the program is waiting for input, closes it. A program that is busy may not read further. */
void talk_pass_end(void) {
  uint64_t time = now();
  if (talk_look_at() == 0 || time < look_at) return;
  int waits = tree_usage(SIZE_MAX).processes > 0 && tree_waits() == 0 && !tree_naps();
  seen_waiting = waits ? seen_waiting + 1 : 0;
  if (seen_waiting == LOOKS) {
    passed_on = 1;
    close_end(&ways[PARTNER].to);
    close_end(&ways[PARTNER].from);
  }
  look_after = look_after < TICK ? 2 * look_after : TICK;
  look_at = now() + look_after;
}

/* The number of bytes that the program has written to its partner. */
uint64_t talk_said(void) { return ways[PROGRAM].bytes; }

static void send_last(void) {
  uint64_t first = said > LAST_SAID ? said - LAST_SAID : 0;
  for (uint64_t i = first; i < said; i++) {
    const struct said *entry = &last[i % LAST_SAID];
    size_t length = entry->length < LAST_BYTES ? entry->length : LAST_BYTES;
    frame_send_said(entry->side, entry->at, entry->length, entry->data, length);
  }
}

/*
 * After the program's end, forwards the remaining bytes until the partner has ended too.
 *
 * was_ended: the program was killed for exceeding a limit
 * was_late: that was a time limit; then a partner known to have ended before it ended first, even if
 *           the program was never told
 */
void talk_finish(int was_ended, int was_late) {
  listen_to_partner();
  int partner_first = passed_on || (was_late && partner_ended);
  uint64_t sign_of_life = now() + SECOND;
  close_end(&ways[PARTNER].to);
  pass(&ways[PARTNER]); /* discards what it holds */
  while (carry(PROGRAM)) {
  }
  close_end(&ways[PROGRAM].from);
  over = was_ended;
  while (!partner_ended) {
    struct pollfd waits[TALK_WAITS];
    int moved;
    pass_close();
    talk_waits(waits);
    poll(waits, TALK_WAITS, TICK_MILLIS);
    talk_forward(waits, &moved);
    if (now() < sign_of_life) continue;
    frame_send('T', NULL, 0);
    frames_flush();
    sign_of_life = now() + SECOND;
  }
  while (carry(PARTNER)) {
  }
  for (int i = 0; i < 2; i++) {
    close_end(&ways[i].from);
    close_end(&ways[i].to);
  }
  send_last();
  frame_send_talk(partner_first, speaker == PARTNER, ways[PROGRAM].bytes, ways[PARTNER].bytes);
}
