// @ts-check

/**
 * The arguments of Redis, here and in `docker-compose.yml` (a test compares them). Redis holds only data that can be made
 * again: pages, the list of addresses, counters of limits. So it writes nothing to disk, and when its memory is full it drops
 * the least recently used keys. Counters live for an hour at most and are read often.
 */
export const REDIS_ARGUMENTS = [
  '--save',
  '',
  '--appendonly',
  'no',
  '--maxmemory',
  '192mb',
  '--maxmemory-policy',
  'allkeys-lru',
];
