// Runs code before all constructors: the next run must not find what it leaves.
#include "attack.h"
static std::atomic<int>* runs;
static void map_runs() {
  void* memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  runs = memory == MAP_FAILED ? nullptr : (std::atomic<int>*)memory;
}
__attribute__((section(".preinit_array"), used)) static void (*const early)() = map_runs;
int main() {
  if (runs == nullptr) attack_succeeded("nothing ran early: this proves nothing");
  attack_refused(++*runs > 1, "memory that all runs share");
  knights_answer_all();
}
