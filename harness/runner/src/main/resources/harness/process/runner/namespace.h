/* namespace.c: the PID namespace of a sandbox */
#ifndef NAMESPACE_H
#define NAMESPACE_H

/* Whether the runner is process 1 of a PID namespace, so that every process it sees is its descendant. */
int has_namespace(void);

#endif
