// Replaces a function that the library calls before anything else: the next run must not find what it leaves.
#include "attack.h"
static std::atomic<int>* runs;
static void map_runs() {
  void* memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  runs = memory == MAP_FAILED ? nullptr : (std::atomic<int>*)memory;
}
extern "C" char* getenv(const char*) noexcept {
  if (runs == nullptr) map_runs();
  return nullptr;
}
static volatile bool used = getenv("HOME") == nullptr;
int main() {
  if (runs == nullptr) attack_succeeded("nothing ran early: this proves nothing");
  attack_refused(++*runs > 1, "memory that all runs share");
  knights_answer_all();
}
