// @ts-check

/**
 * The arguments of Redis, here and in `docker-compose.yml` (a test compares them). Most of its data can be made again: pages, the
 * list of addresses, counters of limits. Tracked events cannot: they wait here until PostgreSQL has them, and their senders were told
 * that they are stored. So each change is appended to a file, which is flushed to the disk every second: a killed Redis loses
 * nothing, and a power cut the last second. When the memory is full, Redis drops the least recently used of the keys that have a
 * lifetime: pages, addresses, dropped tags and counters have one. The stream of events has none and stays.
 */
export const REDIS_ARGUMENTS = [
  '--save',
  '',
  '--appendonly',
  'yes',
  '--appendfsync',
  'everysec',
  '--maxmemory',
  '192mb',
  '--maxmemory-policy',
  'volatile-lru',
];
