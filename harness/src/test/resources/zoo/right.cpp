// Right in everything.
#include "knights.h"
int main() { knights_answer_all(); }
