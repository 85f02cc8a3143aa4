// Ends well and says nothing.
int main() {}
