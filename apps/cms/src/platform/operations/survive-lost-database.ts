import { isDatabaseOutage } from '../database/database-errors';

/**
 * Strapi starts promises that nothing awaits, and Node ends the process when one of them rejects. A lost database must not end
 * the process, because `DatabaseWatch` already reports it. Any other rejection still ends it.
 * @returns a function that removes the listener.
 */
export function surviveLostDatabase(): () => void {
  const listener = (reason: unknown) => {
    if (!isDatabaseOutage(reason)) throw reason;
  };
  process.on('unhandledRejection', listener);
  return () => void process.off('unhandledRejection', listener);
}
