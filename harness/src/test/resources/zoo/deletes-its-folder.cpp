// Right, after it has removed the folder that it works in.
#include "knights.h"
#include <unistd.h>
int main() {
  char folder[4096];
  if (getcwd(folder, sizeof folder)) rmdir(folder);
  knights_answer_all();
}
