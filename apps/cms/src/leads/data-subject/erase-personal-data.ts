import type { Locale } from '@prestafaro/countries';
import { type CommentChoice, type ErasureReceipt, hasKept, type KeptKind } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailOutboxOf } from '../../delivery/mail/register-mail';
import { dayOfSite } from '../desk/day-of-site';
import type { PersonalData } from '../personal-data/personal-data';
import { countAffiliates } from './affiliates';
import { coveredStores } from './covered-stores';
import { eraseApplications } from './erased-applications';
import { eraseDeliveries } from './erased-deliveries';
import type { Erasure } from './erasure';
import { countSuppressions } from './held-suppressions';
import { type Person, personOf } from './person';
import { newReceiptId, storeReceipt } from './receipts';

export interface ErasureRequest {
  site: Locale;
  addressHash: string;
  comments: CommentChoice;
  now: Date;
}

/**
 * Erases everything that is held about the person of an address but what must be kept (R27), in one transaction, and writes a receipt that
 * finds nobody. Call it in the transaction that ends the link. The last mail to the person is written after all others are erased.
 * @param before what was erased before: the events of the person's browser, null without a browser, and the links that were ended
 */
export async function erasePersonalData(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { site, addressHash, comments, now }: ErasureRequest,
  before: { events: number | null; links: number },
): Promise<ErasureReceipt> {
  return strapi.db.transaction(async ({ onCommit }) => {
    const person = await personOf(strapi, personalData, addressHash);
    const commentIds = await commentsOf(strapi, person);
    const applications = await eraseApplications(strapi, person);
    const erasure: Erasure = { strapi, personalData, person, comments, now, ...applications };
    const erased: ErasureReceipt['erased'] = { applications: applications.erased.length };
    for (const [kind, erase] of coveredStores) {
      const count = await erase(erasure);
      if (kind) erased[kind] = Number(count);
    }
    const { deliveries, notices } = await eraseDeliveries(erasure);
    erased.deliveries = deliveries;
    erased.links = (erased.links ?? 0) + before.links;
    if (before.events !== null) erased.events = before.events;
    const kept = await keptOf(erasure, erased.comments ?? 0);
    const day = dayOfSite(site, now);
    const isMailed = person.address !== null;
    const receipt = { id: newReceiptId(), site, day, erased, kept, notices, isMailed };
    await storeReceipt(strapi, receipt);
    await mailReceipt(strapi, person, receipt, now);
    // After a restore of an earlier backup an operator repeats the erasure by this line (docs/backups.md).
    const rows = `applications ${applications.erased.join(', ') || '-'}; comments ${commentIds.join(', ') || '-'}`;
    onCommit(() => strapi.log.info(`my-data: receipt ${receipt.id} of ${site}: erased ${rows}`));
    return receipt;
  });
}

async function commentsOf(strapi: Core.Strapi, { hashes }: Person): Promise<number[]> {
  const where = { emailHash: { $in: [...hashes] } };
  const rows: { id: number }[] = await strapi.db.query(uidOf('comment')).findMany({ select: ['id'], where });
  return rows.map(({ id }) => id);
}

/** What is kept and why: the words of each kind are in the web app. */
async function keptOf({ strapi, person, blocked, comments }: Erasure, count: number): Promise<ErasureReceipt['kept']> {
  const inHashes = { $in: [...person.hashes] };
  const counts: Record<KeptKind, number> = {
    blockedApplications: blocked.length,
    consentProofs: await strapi.db.query(uidOf('consent-record')).count({ where: { subjectHash: inHashes } }),
    commentTexts: comments === 'keep-texts' ? count : 0,
    affiliateContracts: await countAffiliates(strapi, person.hashes),
    suppression: await countSuppressions(strapi, person.hashes),
  };
  return Object.fromEntries(Object.entries(counts).filter(([, number]) => number > 0));
}

/** Nobody can be written to whose address stood in no row. The receipt is on the page all the same. */
async function mailReceipt(
  strapi: Core.Strapi,
  { address }: Person,
  receipt: ErasureReceipt,
  now: Date,
): Promise<void> {
  if (address === null) return;
  const { id } = receipt;
  const content = { template: 'erasure-receipt', props: { id, hasKept: hasKept(receipt) } } as const;
  await mailOutboxOf(strapi).add({ site: receipt.site, to: address, content }, now);
}
