// Four threads compute for ever.
#include <thread>
#include <vector>
int main() {
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; i++) threads.emplace_back([] { for (volatile unsigned n = 0;; n = n + 1) {} });
  for (std::thread& thread : threads) thread.join();
}
