import { encryptedColumns, readableColumns } from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import type { ApplicationStatus, Attribution } from '@prestafaro/types/application';
import type { HeldApplication, HeldConsent } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type ToldDelivery, toldAt, toldDeliveries } from '../../delivery/lenders/shown-deliveries';
import { readChanges } from '../desk/application-records';
import { isoOf, isoOrNull } from '../desk/application-row';
import { heldNotes } from '../desk/notes';
import type { PersonalData } from '../personal-data/personal-data';
import { type AnswersRow, heldAnswers } from './held-answers';

type Instant = Date | string;

interface Row extends AnswersRow {
  id: number;
  site: Locale;
  status: ApplicationStatus;
  statusChangedAt: Instant;
  submittedAt: Instant;
  form: string;
  arm: string | null;
  attribution: Attribution | null;
  matchedAt: Instant | null;
  offersChecked: number | null;
  lendersChecked: number | null;
  matchCount: number | null;
  isBlocked: boolean;
}

interface ClickRow {
  clickId: string;
  at: Instant;
  offerHeader: string;
  lenderName: string | null;
  targetHost: string;
  attribution: Attribution | null;
  reportedStatus: string | null;
}

interface ConsentRow extends Omit<HeldConsent, 'at' | 'revokedAt'> {
  at: Instant;
  revokedAt: Instant | null;
}

const READ = [
  ...['id', 'site', 'status', 'statusChangedAt', 'submittedAt', 'form', 'arm', 'attribution', 'keyHash', 'isBlocked'],
  ...['matchedAt', 'offersChecked', 'lendersChecked', 'matchCount'],
  ...readableColumns,
  ...encryptedColumns,
];

/** The applications of a person, the newest first. Of a blocked one only that there is one (LOPDGDD art. 32). */
export async function heldApplications(strapi: Core.Strapi, personalData: PersonalData, hashes: readonly string[]) {
  const rows: Row[] = await strapi.db
    .query(uidOf('application'))
    .findMany({ select: READ, where: { emailHash: { $in: [...hashes] } }, orderBy: { id: 'desc' } });
  const open = rows.filter(({ isBlocked }) => !isBlocked);
  const blocked = rows.filter(({ isBlocked }) => isBlocked);
  return {
    applications: await Promise.all(open.map((row) => heldApplication(strapi, personalData, row))),
    blockedApplications: blocked.map(({ site, submittedAt }) => ({ site, sentAt: isoOf(submittedAt) })),
  };
}

async function heldApplication(strapi: Core.Strapi, personalData: PersonalData, row: Row): Promise<HeldApplication> {
  const deliveries = await toldDeliveries(strapi, row);
  const [changes, notes, consents, clicks] = await Promise.all([
    readChanges(strapi, row.id),
    heldNotes(strapi, personalData, row.id),
    heldConsents(strapi, { applicationId: row.id }),
    heldClicks(strapi, row.id, deliveries),
  ]);
  const { site, status, form, arm, attribution } = row;
  return {
    ...{ site, status, form, arm, attribution, notes, consents, clicks },
    sentAt: isoOf(row.submittedAt),
    statusSince: isoOf(row.statusChangedAt),
    answers: heldAnswers(row, personalData),
    matching: matchingOf(row),
    history: changes.map(({ at, to, source, reason }) => ({ at, status: to, source, note: reason })).reverse(),
    deliveries: deliveries.map((told) => ({
      ...{ lender: told.lender, state: told.state, hasIt: told.hasIt, isDecided: told.isDecided },
      ...{ notice: told.notice?.state ?? null, answeredStatus: told.answeredStatus },
      at: isoOf(toldAt(told)),
      calledAt: isoOrNull(told.calledAt),
    })),
  };
}

function matchingOf({ matchedAt, offersChecked, lendersChecked, matchCount }: Row): HeldApplication['matching'] {
  if (matchedAt === null) return null;
  return { at: isoOf(matchedAt), offers: offersChecked ?? 0, lenders: lendersChecked ?? 0, fitting: matchCount ?? 0 };
}

async function heldClicks(
  strapi: Core.Strapi,
  applicationId: number,
  deliveries: readonly ToldDelivery[],
): Promise<HeldApplication['clicks']> {
  const rows: ClickRow[] = await strapi.db
    .query(uidOf('click'))
    .findMany({ where: { applicationId }, orderBy: { id: 'asc' } });
  const picks = new Set(deliveries.map(({ clickId }) => clickId));
  return rows.map(({ clickId, at, offerHeader, lenderName, targetHost, attribution, reportedStatus }) => ({
    ...{ offer: offerHeader, lender: lenderName, website: targetHost, attribution, reportedStatus },
    isVisit: !picks.has(clickId),
    at: isoOf(at),
  }));
}

/** The consents of some rows, as the proof has them (R25). */
export async function heldConsents(strapi: Core.Strapi, where: object): Promise<HeldConsent[]> {
  const rows: ConsentRow[] = await strapi.db.query(uidOf('consent-record')).findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ site, purpose, isGiven, text, textVersion, at, channel, truncatedAddress, revokedAt }) => ({
    ...{ site, purpose, isGiven, text, textVersion, channel, truncatedAddress },
    at: isoOf(at),
    revokedAt: isoOrNull(revokedAt),
  }));
}
