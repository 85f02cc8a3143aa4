// Right, with forty threads that allocate and free.
#include "knights.h"
#include <thread>
int main() {
  std::vector<std::thread> threads;
  for (int t = 0; t < 40; t++) {
    threads.emplace_back([] {
      for (int i = 1; i < 300; i++) {
        char* block = (char*)malloc((size_t)i * 64);
        memset(block, i, (size_t)i * 64);
        free(block);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  knights_answer_all();
}
