#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/// How many blocks of memory the calling thread has asked for so far; 0 forever where the C library
/// gives no way to count.
uint64_t allocation_count(void);

#endif
