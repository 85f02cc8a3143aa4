// Makes a map of the kernel's own programs.
#include "attack.h"
#include <linux/bpf.h>
int main() {
  bpf_attr map{};
  map.map_type = BPF_MAP_TYPE_ARRAY;
  map.key_size = map.value_size = 4;
  map.max_entries = 1;
  attack_refused(syscall(SYS_bpf, BPF_MAP_CREATE, &map, sizeof map) >= 0, "bpf");
  knights_answer_all();
}
