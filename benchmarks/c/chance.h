/* What every reference shares: who acts, and the generator of the rules (kernel/rng.py), number for number. */
#include <stdint.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#define CHANCE (-1)
#define OVER (-2)
#define NONE (-1)

typedef struct {
    int64_t word, carry;
} Rng;

static inline int64_t rng_next(Rng *rng) {
    int64_t product = INT64_C(2131995753) * rng->word + rng->carry;
    rng->word = product & 0xFFFFFFFF;
    rng->carry = product >> 32;
    return rng->word;
}

static inline int64_t below(Rng *rng, int64_t n) {
    int64_t product = rng_next(rng) * n;
    int64_t low = product & 0xFFFFFFFF;
    if (low < n) {
        int64_t floor = (INT64_C(0x100000000) - n) % n;
        while (low < floor) {
            product = rng_next(rng) * n;
            low = product & 0xFFFFFFFF;
        }
    }
    return product >> 32;
}
