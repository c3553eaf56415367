import { isDatabaseOutage } from '../database/database-errors';

/**
 * Strapi does things that nobody waits for, and a process ends by default when one of them fails. That the database is away
 * is known already and is no reason to end; anything else still is.
 * @returns what takes it back.
 */
export function surviveLostDatabase(): () => void {
  const listener = (reason: unknown) => {
    if (!isDatabaseOutage(reason)) throw reason;
  };
  process.on('unhandledRejection', listener);
  return () => void process.off('unhandledRejection', listener);
}
