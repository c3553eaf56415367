import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { oneAtATime } from '../../platform/database/advisory-lock';
import { isConnectionError, isDatabaseOutage, markLost } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { administratorWithId } from '../../platform/strapi-internals/admin-session';
import { uidOf } from '../content-types';
import { EDITORIAL_LOCK } from '../references/editorial-order';
import { findEntry } from './find-entry';
import { mayPublish } from './may-publish';
import { endPlannedChange, type PlannedChange } from './planned-change';

const NO_ACCOUNT = 'La persona que lo programó ya no tiene una cuenta activa. Prográmalo otra vez o hazlo a mano.';
const NO_PERMISSION =
  'La persona que lo programó ya no tiene permiso para publicar en este sitio. Prográmalo otra vez o hazlo a mano.';
const NO_ENTRY = 'La entrada ya no existe en este sitio.';
const BROKEN =
  'Ha fallado algo en el servidor. Hazlo a mano o prográmalo otra vez; si se repite, avisa a quien administra el sitio.';
const NOT_PUBLISHED = 'No estaba publicada cuando llegó la hora.';

/**
 * Publishes or withdraws the entry of a due change, with all middlewares of the Document Service. The change ends in the same
 * transaction, under the lock of editorial writes: of several instances one carries it out, and one that is killed leaves it planned. A
 * refusal reverts both, and the change fails with the reason.
 * @throws an outage of the database; the change is then still planned
 */
export async function carryOut(strapi: Core.Strapi, change: PlannedChange, now: Date): Promise<void> {
  const { id } = change;
  const details = detailsOf(change);
  try {
    const outcome = await oneAtATime(strapi, EDITORIAL_LOCK, () => inTransaction(strapi, change, now));
    if (outcome) strapi.log.info(`planned change ${id} is ${outcome}: ${details}`);
  } catch (error) {
    // An error of a transaction may lack the mark of a lost connection.
    if (isConnectionError(error)) markLost(error);
    if (isDatabaseOutage(error)) throw error;
    const isRefusal = error instanceof errors.ApplicationError;
    const reason = isRefusal ? error.message : BROKEN;
    // While the database is away this throws, and the change is tried again.
    if (!(await endPlannedChange(strapi, id, 'failed', { reason, now, where: stillDue(now) }))) return;
    if (isRefusal) strapi.log.warn(`planned change ${id} is refused: ${details}`);
    else strapi.log.error(`planned change ${id} failed by ${redactedError(error)}: ${details}`);
  }
}

const detailsOf = ({ action, entryType, entryId, site, plannedBy }: PlannedChange): string =>
  `action=${action} type=${entryType} entry=${entryId} site=${site} administrator=${plannedBy}`;

/** An editor may have moved or cancelled a change after it was read. */
const stillDue = (now: Date) => ({ dueAt: { $lte: now } });

async function inTransaction(
  strapi: Core.Strapi,
  change: PlannedChange,
  now: Date,
): Promise<'done' | 'cancelled' | null> {
  const { id, action, entryType, entryId, site } = change;
  const entry = await findEntry(strapi, entryType, site, entryId);
  if (action === 'unpublish' && !entry?.isPublished) {
    const isCancelled = await endPlannedChange(strapi, id, 'cancelled', {
      ...{ reason: NOT_PUBLISHED, now, where: stillDue(now) },
    });
    return isCancelled ? 'cancelled' : null;
  }
  if (!(await endPlannedChange(strapi, id, 'done', { now, where: stillDue(now) }))) return null;
  if (!entry) throw new errors.NotFoundError(NO_ENTRY);
  await refuseWithoutPermission(strapi, change);
  const documents = strapi.documents(uidOf(entryType));
  const target = { documentId: entryId, locale: site } as never;
  await (action === 'publish' ? documents.publish(target) : documents.unpublish(target));
  return 'done';
}

async function refuseWithoutPermission(strapi: Core.Strapi, change: PlannedChange): Promise<void> {
  const administrator = await administratorWithId(strapi, change.plannedBy);
  if (!administrator) throw new errors.ForbiddenError(NO_ACCOUNT);
  if (!mayPublish(strapi, administrator, change)) throw new errors.ForbiddenError(NO_PERMISSION);
}
