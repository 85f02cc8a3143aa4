// Opens the processor's counters, through which other processes can be watched.
#include "attack.h"
#include <linux/perf_event.h>
int main() {
  perf_event_attr what{};
  what.type = PERF_TYPE_SOFTWARE;
  what.size = sizeof what;
  what.config = PERF_COUNT_SW_TASK_CLOCK;
  what.exclude_kernel = 1;
  attack_refused(syscall(SYS_perf_event_open, &what, 0, -1, -1, 0) >= 0, "perf_event_open");
  knights_answer_all();
}
