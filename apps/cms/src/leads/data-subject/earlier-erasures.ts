import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { blurClicks, blurCredits, blurRevocation, type DetachedClick, type RevokedConsent } from './blurred-times';

/** Rows that are read at once: a database takes only so many values in one statement. */
const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Blurs the times that an earlier release left after an erasure, as an erasure of today does. Call it in `bootstrap()`. A repeat finds nothing.
 */
export async function blurEarlierErasures(strapi: Core.Strapi): Promise<void> {
  await blurDetachedClicks(strapi);
  await blurLeadCredits(strapi);
  await blurRevocations(strapi);
}

/** An earlier release wrote when it detached a click; today both times are the month. */
async function blurDetachedClicks(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  for (;;) {
    const found: { id: number; click_id: string; at: Date | string }[] = await strapi.db
      .connection('clicks')
      .whereNotNull('detached_at')
      .whereNull('application_id')
      .where('at', '<>', connection.ref('detached_at'))
      .limit(BATCH)
      .select('id', 'click_id', 'at');
    if (found.length === 0) return;
    const rows: DetachedClick[] = found.map(({ id, click_id: clickId, at }) => ({ id, clickId, at }));
    await blurClicks(strapi, rows);
    const causes = rows.map(({ clickId }) => `click:${clickId}`);
    await blurCredits(strapi, causes);
  }
}

/** Those of applications that do not exist any more. */
async function blurLeadCredits(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db;
  const rows: { cause: string; at: Date | string }[] = await connection('affiliate_credits')
    .where('cause', 'like', 'lead:%')
    .whereNotExists((applications) =>
      applications
        .select(connection.raw('1'))
        .from('applications')
        .whereRaw("affiliate_credits.cause = 'lead:' || applications.id"),
    )
    .select('cause', 'at');
  const exact = rows.filter(({ at }) => new Date(at).getTime() % DAY_MS !== 0).map(({ cause }) => cause);
  for (let first = 0; first < exact.length; first += BATCH)
    await blurCredits(strapi, exact.slice(first, first + BATCH));
}

interface EarlierProof extends RevokedConsent {
  readonly subjectHash: string;
  readonly purpose: string;
  readonly revokedAt: Date | string;
}

/** Nothing but an erasure ends the acknowledgement of the terms, so its time is that of the erasure. */
async function blurRevocations(strapi: Core.Strapi): Promise<void> {
  const proofs: EarlierProof[] = await strapi.db.query(uidOf('consent-record')).findMany({
    select: ['id', 'site', 'at', 'subjectHash', 'purpose', 'revokedAt'],
    where: { isBlocked: true, revokedAt: { $notNull: true } },
  });
  const keyOf = ({ subjectHash, revokedAt }: EarlierProof) => `${subjectHash} ${new Date(revokedAt).getTime()}`;
  const isExact = ({ revokedAt, at }: EarlierProof) =>
    new Date(revokedAt).getTime() % DAY_MS !== DAY_MS / 2 && new Date(revokedAt).getTime() !== new Date(at).getTime();
  const erasures = new Set(proofs.filter((proof) => proof.purpose === 'terms' && isExact(proof)).map(keyOf));
  for (const proof of proofs)
    if (erasures.has(keyOf(proof))) await blurRevocation(strapi, proof, new Date(proof.revokedAt));
}
