/* fail.c: errors that are not the program's fault */
#ifndef FAIL_H
#define FAIL_H

/* What to do before the runner gives up. */
void before_giving_up(void (*act)(void));
/* Prints what has failed and errno's message, and exits. */
_Noreturn void give_up(const char *what);

#endif
