/*
 * With arguments, an interactor: asks as often as its input says, and waits for each reply. Without,
 * a submission: answers each line.
 */
#include <stdio.h>
#include <unistd.h>

int main(int count, char **words) {
  char line[2] = "1\n";
  if (count == 1) {
    while (read(0, line, 2) == 2 && write(1, line, 2) == 2) continue;
    return 0;
  }
  FILE *input = fopen(words[1], "r");
  long rounds;
  if (input == NULL || fscanf(input, "%ld", &rounds) != 1) return 3;
  for (long i = 0; i < rounds; i++) {
    if (write(1, line, 2) != 2 || read(0, line, 2) != 2) return 1;
  }
  return 0;
}
