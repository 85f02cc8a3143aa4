// Answers rightly and reports failure.
#include "knights.h"
int main() { knights_answer_all(); return 1; }
