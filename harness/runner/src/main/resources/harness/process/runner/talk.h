/* talk.c: runs that talk with a run of another runner */
#ifndef TALK_H
#define TALK_H

#include <stdint.h>

#define TALK_CHANNEL 197
#define TALK_WAITS 5
struct pollfd;
int talk_meet(const char *role, const char *path, char **command);
void talk_open(int is_following);
int talk_leads(void);
int talk_follows(void);
void talk_begin(int in, int out);
void talk_join(int *streams);
void talk_tell_idle(uint64_t nanos);
int talk_partner_ended(void);
void talk_tell_ended(void);
void talk_waits(struct pollfd *waits);
uint64_t talk_forward(const struct pollfd *waits, int *moved);
uint64_t talk_look_at(void);
void talk_pass_end(void);
uint64_t talk_said(void);
void talk_finish(int was_ended, int was_late);

#endif
