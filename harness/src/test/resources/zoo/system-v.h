// System V objects by keys that nothing else on a machine has, so that what is left can be found.
#pragma once
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>

inline key_t system_v_key(int number) { return 0x7a6f6f00 + number; }
