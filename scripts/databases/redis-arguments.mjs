// @ts-check

/**
 * The arguments of Redis, here and in `docker-compose.yml` (a test compares them). Redis holds data that can be made
 * again: pages, the list of addresses, counters of limits. So it writes nothing to disk, and when its memory is full it drops
 * the least recently used keys. Counters live for an hour at most and are read often. Tracked events wait here for some
 * milliseconds, or until PostgreSQL is back: their stream is in use all the time, so it would be the last key to go.
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
