// Right, with 2 GB of array that it never touches.
#include "knights.h"
static char table[2000000000];
int main(int argc, char**) { if (argc > 5) puts(table); knights_answer_all(); }
