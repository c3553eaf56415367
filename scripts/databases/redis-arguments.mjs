// @ts-check

/**
 * What Redis is started with, here and in `docker-compose.yml` (a test compares them). It holds nothing that cannot be made
 * again: pages, the list of addresses, counters of limits. So nothing is written to a disk, and when its memory is full it
 * drops what was not asked for in the longest time. Counters live for an hour at most and are asked for often.
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
