import type { EventStore } from './event-store';
import { isDataFault } from './insert-errors';
import type { StoredEvent } from './stored-event';

/**
 * Stores the events of several requests in one transaction. If the values of one of them are refused, each request is stored by
 * itself, so that a fault of ours in one event keeps no other out.
 * @returns for each request the error that it met, or null
 * @throws what the store throws when it cannot be written
 */
export async function insertGroups(
  store: Pick<EventStore, 'insert'>,
  groups: readonly (readonly StoredEvent[])[],
): Promise<unknown[]> {
  try {
    await store.insert(groups.flat());
    return groups.map(() => null);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (groups.length === 1) return [error];
  }
  const errors: unknown[] = [];
  for (const group of groups) errors.push(...(await insertGroups(store, [group])));
  return errors;
}
