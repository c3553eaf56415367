import type { DeliveryKind, DeliveryState } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { lendersWithDelivery } from './lender-delivery';
import { mayBeReceived } from './queue-lender-notices';

/** What an earlier version stored of the lender: it sent to the first one of the site that had the key. */
interface Stored {
  site: string;
  lane: string;
  lenderName: string;
}

/** Completes what an earlier version stored. Call it in `bootstrap()`, before anything is sent. */
export async function adoptEarlierDeliveries(strapi: Core.Strapi): Promise<void> {
  await answerWhetherShared(strapi);
  await identifyLenders(strapi);
}

/** Gives the deliveries that editors set up in an earlier version the answer to a question that it did not ask. */
async function answerWhetherShared(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection('components_lender_deliveries').whereNull('is_shared').update({ is_shared: false });
}

/**
 * Writes the documentId of their lender into deliveries of an earlier version, where only that lender has the key. What is left may have
 * gone to another company: `npm run check-deliveries` lists it.
 */
async function identifyLenders(strapi: Core.Strapi): Promise<void> {
  const unknown = await storedOf(strapi);
  if (unknown.length === 0) return;
  await recordCalls(strapi);
  const lenders = await lendersWithDelivery(strapi);
  for (const stored of unknown) {
    const [lender, ...others] = lenders.filter((each) => hasKey(each, stored));
    if (!lender || others.length > 0 || lender.name !== stored.lenderName) continue;
    const { documentId: lenderId } = lender;
    await strapi.db.query(uidOf('delivery')).updateMany({ where: { ...stored, lenderId: null }, data: { lenderId } });
  }
}

/** An earlier version did not write when it called a lender, only that it tried to. */
async function recordCalls(strapi: Core.Strapi): Promise<void> {
  const deliveries = strapi.db.connection('deliveries');
  await deliveries
    .whereNull('lender_id')
    .whereNull('called_at')
    .where('attempts', '>', 0)
    .update({ called_at: strapi.db.connection.ref('queued_at') });
}

const hasKey = ({ locale, delivery }: { locale: string; delivery: { key: string } }, { site, lane }: Stored) =>
  locale === site && delivery.key === lane;

async function storedOf(strapi: Core.Strapi): Promise<Stored[]> {
  const rows: { site: string; lane: string; lender_name: string }[] = await strapi.db
    .connection('deliveries')
    .distinct('site', 'lane', 'lender_name')
    .whereNull('lender_id');
  return rows.map(({ site, lane, lender_name: lenderName }) => ({ site, lane, lenderName }));
}

/** A delivery or a notice that another lender than the named one may have. */
export interface UnsureDelivery {
  readonly id: number;
  readonly kind: DeliveryKind;
  /** Null for a notice. */
  readonly applicationId: number | null;
  readonly site: string;
  readonly key: string;
  readonly lenderName: string;
  readonly at: Date;
  /** Lenders of the site that have the key now. */
  readonly holders: readonly string[];
}

/** What an earlier version sent, or may have sent, and whose lender is not known for certain; the oldest first. */
export async function unsureDeliveries(strapi: Core.Strapi): Promise<UnsureDelivery[]> {
  const rows: (Stored & {
    id: number;
    kind: DeliveryKind;
    applicationId: number | null;
    state: DeliveryState;
    attempts: number;
    queuedAt: string | Date;
    acceptedAt: string | Date | null;
  })[] = await strapi.db.query(uidOf('delivery')).findMany({ where: { lenderId: null }, orderBy: { id: 'asc' } });
  const lenders = await lendersWithDelivery(strapi);
  return rows.filter(mayBeReceived).map((row) => ({
    ...{ id: row.id, kind: row.kind, applicationId: row.applicationId, site: row.site, key: row.lane },
    lenderName: row.lenderName,
    at: new Date(row.acceptedAt ?? row.queuedAt),
    holders: lenders
      .filter((each) => hasKey(each, row))
      .map(({ name }) => name)
      .sort(),
  }));
}

/** A line of `npm run check-deliveries`. Nothing in it is personal. */
export function describeUnsure({
  id,
  kind,
  applicationId,
  site,
  key,
  lenderName,
  at,
  holders,
}: UnsureDelivery): string {
  const what = applicationId === null ? `notice of the ${kind}` : `application ${applicationId}`;
  const whose =
    holders.length > 0 ? `the key ${key} belongs to ${holders.join(', ')}` : `no lender has the key ${key} any more`;
  return `delivery ${id}, ${what}, ${site}, ${at.toISOString()}: named ${lenderName}; ${whose}`;
}
