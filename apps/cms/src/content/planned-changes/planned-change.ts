import type { Core } from '@strapi/strapi';
import type { EditorialType } from '../editorial-types';

export const PLANNED_CHANGE_UID = 'api::planned-change.planned-change';

export const PLANNED_ACTIONS = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof PLANNED_ACTIONS)[number];

/** An entry on one site. */
export interface PlannedEntry {
  entryType: EditorialType;
  /** Its `documentId`. */
  entryId: string;
  site: string;
}

/** A row of `planned_changes`. Times are instants as Strapi returns them. */
export interface PlannedChange extends PlannedEntry {
  id: number;
  action: PlannedAction;
  dueAt: string;
  /** The id of the administrator whose permission is checked when the change is due. */
  plannedBy: number;
  state: 'planned' | 'done' | 'failed' | 'cancelled';
  /** In Spanish: why it failed, or what cancelled it. */
  reason: string | null;
  /** Whether somebody has confirmed that a failed change was noticed. */
  isSeen: boolean;
  endedAt: string | null;
}

/** Unique among the open changes, so that an entry has at most one of each action. Ended changes have none. */
export const openKeyOf = ({ entryType, entryId, site, action }: PlannedEntry & { action: PlannedAction }): string =>
  `${entryType} ${entryId} ${site} ${action}`;

const MAX_REASON = 2000;

/**
 * Ends a change that is still planned.
 * @param where a further condition, such as that it is still due
 * @returns false if it has ended already, or the condition does not hold
 */
export async function endPlannedChange(
  strapi: Core.Strapi,
  id: number,
  state: 'done' | 'failed' | 'cancelled',
  { reason = null, now, where = {} }: { reason?: string | null; now: Date; where?: object },
): Promise<boolean> {
  const { count } = await strapi.db.query(PLANNED_CHANGE_UID).updateMany({
    where: { id, state: 'planned', ...where },
    data: { state, reason: reason?.slice(0, MAX_REASON) ?? null, endedAt: now, openKey: null },
  });
  return count === 1;
}
