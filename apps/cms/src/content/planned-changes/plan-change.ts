import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { EDITORIAL_LOCK } from '../references/editorial-order';
import type { FoundEntry } from './find-entry';
import {
  endPlannedChange,
  openKeyOf,
  PLANNED_CHANGE_UID,
  type PlannedAction,
  type PlannedChange,
} from './planned-change';
import { plannedTime } from './site-clock';

interface Plan {
  entry: FoundEntry;
  site: Locale;
  action: PlannedAction;
  dueAt: Date;
  plannedBy: number;
}

/**
 * Plans to publish or withdraw an entry, or gives an open plan another time. The person who changes a plan is the one whose permission counts.
 * @returns why not, in Spanish; null = it is planned
 */
export async function planChange(strapi: Core.Strapi, plan: Plan, now: Date): Promise<string | null> {
  const { isPublished, ...entry } = plan.entry;
  const { action, dueAt, plannedBy } = plan;
  // In the order of the writes of editors, so that nothing is published or planned between the checks and the row.
  return oneAtATime(strapi, EDITORIAL_LOCK, async () => {
    const open = await openChanges(strapi, entry);
    const problem = orderProblem(plan, open);
    if (problem) return problem;
    const openKey = openKeyOf({ ...entry, action });
    const same = open.find((one) => one.action === action);
    const data = { dueAt, plannedBy, plannedAt: now };
    const rows = strapi.db.query(PLANNED_CHANGE_UID);
    if (same) await rows.updateMany({ where: { id: same.id }, data });
    else await rows.createMany({ data: [{ ...entry, ...data, action, openKey, state: 'planned', isSeen: false }] });
    await rows.updateMany({ where: { ...entry, action, state: 'failed', isSeen: false }, data: { isSeen: true } });
    return null;
  });
}

const openChanges = (strapi: Core.Strapi, entry: object): Promise<PlannedChange[]> =>
  strapi.db.query(PLANNED_CHANGE_UID).findMany({ where: { ...entry, state: 'planned' } });

/** An entry is withdrawn after it is published: what was planned the other way round would leave it published. */
function orderProblem({ entry, site, action, dueAt }: Plan, open: readonly PlannedChange[]): string | null {
  const other = open.find((one) => one.action !== action);
  if (!other) {
    if (action === 'publish' || entry.isPublished) return null;
    return 'La entrada no está publicada y no hay nada que retirar. Programa antes su publicación.';
  }
  const due = new Date(other.dueAt);
  if (action === 'publish' ? dueAt < due : dueAt > due) return null;
  return action === 'publish'
    ? `Está programado retirarla el ${plannedTime(due, site)}. Elige una hora anterior para publicarla o cambia antes la retirada.`
    : `Está programado publicarla el ${plannedTime(due, site)}. Elige una hora posterior para retirarla.`;
}

/**
 * Cancels an open plan. An entry that is then never published needs no withdrawal, so that is cancelled with it.
 * @returns false if it has ended already
 */
export async function cancelChange(strapi: Core.Strapi, row: PlannedChange, entry: FoundEntry | null, now: Date) {
  return oneAtATime(strapi, EDITORIAL_LOCK, async () => {
    if (!(await endPlannedChange(strapi, row.id, 'cancelled', { now }))) return false;
    if (row.action === 'unpublish' || entry?.isPublished) return true;
    const { entryType, entryId, site } = row;
    const [withdrawal] = await openChanges(strapi, { entryType, entryId, site, action: 'unpublish' });
    const reason = 'Se ha cancelado su publicación.';
    if (withdrawal) await endPlannedChange(strapi, withdrawal.id, 'cancelled', { reason, now });
    return true;
  });
}
