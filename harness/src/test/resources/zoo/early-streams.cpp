// Replaces the constructor of the standard streams: the next run must not find what it leaves.
#include "attack.h"
static std::atomic<int>* runs;
static void map_runs() {
  void* memory = mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  runs = memory == MAP_FAILED ? nullptr : (std::atomic<int>*)memory;
}
#include <iostream>
std::ios_base::Init::Init() {
  if (runs == nullptr) map_runs();
}
std::ios_base::Init::~Init() {}
static std::ios_base::Init first;
int main() {
  if (runs == nullptr) attack_succeeded("nothing ran early: this proves nothing");
  attack_refused(++*runs > 1, "memory that all runs share");
  knights_answer_all();
}
