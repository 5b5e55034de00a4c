// Konstanten für «twice»
#define FAKTOR 2
