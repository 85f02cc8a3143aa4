/* priority.c: a higher priority than the programs have */
#ifndef PRIORITY_H
#define PRIORITY_H

void priority_raise(void);
void priority_drop(void);
int priority_is_raised(void);
int priority_is_refused(void);

#endif
