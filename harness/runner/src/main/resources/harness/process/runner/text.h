/* text.c: small text files, such as those in /proc */
#ifndef TEXT_H
#define TEXT_H

#include <sys/types.h>

/* Reads a file, or as much as there is room for, and terminates it. Returns its length; -1 if unreadable. */
ssize_t read_text(const char *path, char *text, size_t size);

#endif
