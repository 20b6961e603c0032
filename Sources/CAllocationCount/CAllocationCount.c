#include "CAllocationCount.h"

#include <errno.h>
#include <stddef.h>

static _Thread_local uint64_t count;

uint64_t allocation_count(void) { return count; }

// A sanitizer has functions of its own, which must see every block.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
// These stand in front of glibc's own functions in every dynamically linked process. They are weak:
// where the C library is linked in, its functions win and nothing is counted.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

__attribute__((weak)) void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

__attribute__((weak)) void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

__attribute__((weak)) void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

__attribute__((weak)) void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

__attribute__((weak)) int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *block = memory;
  return 0;
}
#endif
