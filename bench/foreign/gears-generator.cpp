// Prints one random gears instance, as the plain shell loop draws its cases: random links, and up to
// four random turns away from the goal. Usage: gears-generator SEED
#include <cstdlib>
#include <iostream>
#include <random>

int main(int argc, char** argv) {
  std::mt19937 random(argc > 1 ? std::atoi(argv[1]) : 0);
  int link[12][4], state[12] = {};
  for (int knob = 0; knob < 12; knob++) {
    for (int s = 0; s < 4; s++) link[knob][s] = (knob + 1 + random() % 11) % 12;
  }
  for (int turns = random() % 5; turns > 0; turns--) {
    int knob = random() % 12, before = (state[knob] + 3) % 4;
    int other = link[knob][before];
    state[knob] = before;
    state[other] = (state[other] + 3) % 4;
  }
  for (int knob = 0; knob < 12; knob++) {
    std::cout << state[knob] + 1;
    for (int s = 0; s < 4; s++) std::cout << ' ' << link[knob][s] + 1;
    std::cout << "\n";
  }
}
