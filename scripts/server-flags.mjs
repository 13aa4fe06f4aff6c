/**
 * How far the memory of what was just used may grow before it is looked through, in MB. By itself Node lets it grow to
 * 130 MB while a server starts, and the system goes on counting it as used: idle, a server took 361 MB in place of 253.
 */
const YOUNG_MB = 16;

/**
 * How much JavaScript's memory may grow beyond what is in use before it is cleared, in percent. By itself Node waits until
 * there is several times as much: in mixed traffic a server took 920 MB in place of 570, and was no faster.
 */
const GROWING_PERCENT = 50;

/** Flags of Node for whatever serves or imports. */
export const MEMORY_FLAGS = [
  `--max-semi-space-size=${YOUNG_MB}`,
  `--heap-growing-percent=${GROWING_PERCENT}`,
];

/** Flags of Node for the server. */
export const SERVER_FLAGS = ['--enable-source-maps', ...MEMORY_FLAGS];

/**
 * How many regions of its own memory glibc divides a process into: by itself eight for each core, each of which grows to
 * what its thread ever needed at once. In twenty minutes of mixed traffic a server took 530 MB with two of them in place of
 * 585. Other C libraries do not read it.
 */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' };
