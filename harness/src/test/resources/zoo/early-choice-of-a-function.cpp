// Runs code that chooses a function before anything else: the next run must not find what it leaves.
#include "attack.h"
static std::atomic<int>* runs;
static void map_runs() {
  void* memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  runs = memory == MAP_FAILED ? nullptr : (std::atomic<int>*)memory;
}
extern "C" {
static int chosen() { return 1; }
static void* choose() {
  map_runs();
  return (void*)chosen;
}
int function() __attribute__((ifunc("choose")));
}
static volatile int used = function();
int main() {
  if (runs == nullptr) attack_succeeded("nothing ran early: this proves nothing");
  attack_refused(++*runs > 1, "memory that all runs share");
  knights_answer_all();
}
