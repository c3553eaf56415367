import { isCountryCode } from '@prestafaro/countries';
import { type MatchedOffer, matchedIds, matchOffers } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isDatabaseOutage } from '../../platform/database/database-errors';
import { redactedError } from '../../platform/logging/redacted-error';
import { type ApplicantFacts, applicantOf, matchingPolicyOf } from './applicant';
import { changeApplicationStatus } from './change-status';
import { offersOfSite, type SiteOffer, type SiteOffers } from './site-offers';

interface MatchableRow extends Omit<ApplicantFacts, 'hasDocument' | 'hasAccount'> {
  id: number;
  site: string;
  documentHash: string | null;
  accountHash: string | null;
}

const READ = [
  ...['id', 'site', 'country', 'birthDate', 'amount', 'days', 'monthlyIncome', 'employment'],
  ...['inDefaultRegister', 'hasBankAccount', 'documentHash', 'accountHash'],
];
const BATCH = 100;

/** The offers of a site, and how an applicant fits each of them. */
export interface Matching {
  readonly offers: readonly SiteOffer[];
  readonly matches: readonly MatchedOffer[];
}

/** Compares an applicant with the offers of a site. @throws the database's error */
export async function matchSite(
  strapi: Core.Strapi,
  site: string,
  facts: ApplicantFacts,
  now: Date,
): Promise<Matching> {
  return match((await offersOfSite(strapi, site)).listed, facts, now);
}

function match(offers: readonly SiteOffer[], facts: ApplicantFacts, now: Date): Matching {
  return { offers, matches: matchOffers(applicantOf(facts, now), offers, matchingPolicyOf(facts.country, now)) };
}

/**
 * The offers of a site for a new application: for its limits and for its matching.
 * @returns undefined after a failure, which is logged. The application is then stored all the same, within the limits of the settings, and
 *   matched by the applicant's next visit or the next start.
 * @throws the database's error while the database is away, because the application cannot be stored either
 */
export async function offersForNew(strapi: Core.Strapi, site: string): Promise<SiteOffers | undefined> {
  return unlessBroken(strapi, site, () => offersOfSite(strapi, site));
}

/**
 * Compares a new applicant with the offers of a site, before the application is stored.
 * @returns undefined without offers or after a failure, which is logged without the person's figures
 */
export async function matchNew(
  strapi: Core.Strapi,
  { site, offers }: { readonly site: string; readonly offers: SiteOffers | undefined },
  facts: ApplicantFacts,
  now: Date,
): Promise<Matching | undefined> {
  return offers && unlessBroken(strapi, site, async () => match(offers.listed, facts, now));
}

async function unlessBroken<Result>(
  strapi: Core.Strapi,
  site: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    strapi.log.error(`Matching a new application of ${site} failed, and is tried again: ${redactedError(error)}`);
    return undefined;
  }
}

/**
 * Sets a stored application to `offers_shown`, with a snapshot of every offer of its site and its reasons (R24), also if no offer
 * matches. An application that is no longer `submitted` stays as it is. The offers are read before the transaction, so that
 * the transaction writes two rows and waits for nothing.
 */
export async function matchApplication(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  const matching = await matchStored(strapi, applicationId, now);
  if (!matching) return;
  await changeApplicationStatus(strapi, {
    applicationId,
    to: 'offers_shown',
    source: 'matching',
    now,
    data: snapshotOf(matching, now),
  });
}

/** @returns undefined for an application that is no longer `submitted` */
async function matchStored(strapi: Core.Strapi, applicationId: number, now: Date): Promise<Matching | undefined> {
  const row: MatchableRow | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: READ, where: { id: applicationId, status: 'submitted' } });
  if (!row) return undefined;
  if (!isCountryCode(row.country)) throw new Error(`Application ${row.id} names no country`);
  const facts = { ...row, hasDocument: row.documentHash !== null, hasAccount: row.accountHash !== null };
  return matchSite(strapi, row.site, facts, now);
}

/** The columns of an application that hold the result. */
export function snapshotOf({ matches, offers }: Matching, now: Date) {
  const lenders = new Set(offers.flatMap(({ lender }) => (lender ? [lender.number] : [])));
  return {
    matches,
    matchedAt: now,
    offersChecked: offers.length,
    lendersChecked: lenders.size,
    matchCount: matchedIds(matches).length,
  };
}

/**
 * Matches every application that a crash left `submitted`. An application that fails does not hold up the others. It is
 * matched by the next start or by the applicant's next visit.
 * @throws the database's error while the database is away
 */
export async function matchPending(strapi: Core.Strapi, now: () => Date = () => new Date()): Promise<void> {
  let after = 0;
  for (;;) {
    const pending: { id: number }[] = await strapi.db.query(uidOf('application')).findMany({
      select: ['id'],
      where: { status: 'submitted', id: { $gt: after } },
      orderBy: { id: 'asc' },
      limit: BATCH,
    });
    for (const { id } of pending) await matchOrLog(strapi, id, now());
    const last = pending.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/**
 * Logs a failure without the person's figures. The application is stored already, so nothing is lost.
 * @throws the database's error while the database is away
 */
export async function matchOrLog(strapi: Core.Strapi, applicationId: number, now: Date): Promise<void> {
  try {
    await matchApplication(strapi, applicationId, now);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    strapi.log.error(`Matching application ${applicationId} failed, and is tried again: ${redactedError(error)}`);
  }
}
