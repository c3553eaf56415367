import type { Locale } from '@prestafaro/countries';
import type { MatchedOffer } from '@prestafaro/lending';
import type { HeldApplication, HeldConsent } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { toldDeliveries } from '../../delivery/lenders/shown-deliveries';
import { readChanges } from '../desk/application-records';
import { isoOf, isoOrNull, type OwnColumns } from '../desk/application-row';
import { heldNotes } from '../desk/notes';
import { shownMatches } from '../desk/shown-matches';
import type { PersonalData } from '../personal-data/personal-data';
import { exportedColumns } from './exported-columns';
import { type AnswersRow, heldAnswers } from './held-answers';
import { heldClicks } from './held-clicks';
import { heldDeliveries } from './held-deliveries';

type Instant = Date | string;

type Row = AnswersRow & Omit<OwnColumns, 'assigneeId'>;

interface ConsentRow extends Omit<HeldConsent, 'at' | 'revokedAt'> {
  at: Instant;
  revokedAt: Instant | null;
}

/** The applications of a person, the newest first. Of a blocked one only that there is one (LOPDGDD art. 32). */
export async function heldApplications(strapi: Core.Strapi, personalData: PersonalData, hashes: readonly string[]) {
  const rows: Row[] = await strapi.db.query(uidOf('application')).findMany({
    select: [...exportedColumns.application.read],
    where: { emailHash: { $in: [...hashes] } },
    orderBy: { id: 'desc' },
  });
  const open = rows.filter(({ isBlocked }) => !isBlocked);
  const blocked = rows.filter(({ isBlocked }) => isBlocked);
  return {
    applications: await Promise.all(open.map((row) => heldApplication(strapi, personalData, row))),
    blockedApplications: blocked.map(({ site, submittedAt }) => ({ site, sentAt: isoOf(submittedAt) })),
  };
}

async function heldApplication(strapi: Core.Strapi, personalData: PersonalData, row: Row): Promise<HeldApplication> {
  const told = await toldDeliveries(strapi, row);
  const [changes, notes, consents, clicks, deliveries, matches, notifications] = await Promise.all([
    readChanges(strapi, row.id),
    heldNotes(strapi, personalData, row.id),
    heldConsents(strapi, { applicationId: row.id }),
    heldClicks(strapi, row.id, new Set(told.map(({ clickId }) => clickId))),
    heldDeliveries(strapi, told),
    heldMatches(strapi, row.site, row.matches ?? []),
    heldNotifications(strapi, row.id),
  ]);
  const { site, status, form, formVersion, arm, attribution } = row;
  return {
    ...{
      site,
      status,
      form,
      formVersion,
      arm,
      attribution,
      notes,
      consents,
      clicks,
      deliveries,
      matches,
      notifications,
    },
    isUnderClaim: row.isUnderClaim === true,
    sentAt: isoOf(row.submittedAt),
    statusSince: isoOf(row.statusChangedAt),
    answers: heldAnswers(row, personalData),
    matching: matchingOf(row),
    history: changes.map(({ at, to, source, reason }) => ({ at, status: to, source, note: reason })).reverse(),
  };
}

/** The stored result of the matching, with the present names of the offers. */
async function heldMatches(
  strapi: Core.Strapi,
  site: Locale,
  matches: readonly MatchedOffer[],
): Promise<HeldApplication['matches']> {
  const shown = await shownMatches(strapi, site, matches);
  return shown.map(({ header, ...match }) => ({ ...match, offer: header, reasons: [...match.reasons] }));
}

async function heldNotifications(strapi: Core.Strapi, applicationId: number): Promise<string[]> {
  const rows: { at: Instant }[] = await strapi.db
    .query(uidOf('push-subscription'))
    .findMany({ select: [...exportedColumns['push-subscription'].read], where: { applicationId } });
  return rows.map(({ at }) => isoOf(at));
}

function matchingOf({ matchedAt, offersChecked, lendersChecked, matchCount }: Row): HeldApplication['matching'] {
  if (matchedAt === null) return null;
  return { at: isoOf(matchedAt), offers: offersChecked ?? 0, lenders: lendersChecked ?? 0, fitting: matchCount ?? 0 };
}

/** The consents of some rows, as the proof has them (R25). */
export async function heldConsents(strapi: Core.Strapi, where: object): Promise<HeldConsent[]> {
  const rows: ConsentRow[] = await strapi.db
    .query(uidOf('consent-record'))
    .findMany({ select: [...exportedColumns['consent-record'].read], where, orderBy: { id: 'asc' } });
  return rows.map(({ site, purpose, isGiven, text, textVersion, at, channel, truncatedAddress, revokedAt }) => ({
    ...{ site, purpose, isGiven, text, textVersion, channel, truncatedAddress },
    at: isoOf(at),
    revokedAt: isoOrNull(revokedAt),
  }));
}
