import { type ReadableAnswers, readableColumns } from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import { legalChanges } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import { readChanges, readClicks, readConsents } from './application-records';
import { type ApplicationRow, isoOf, isoOrNull, READ_COLUMNS } from './application-row';
import { readDeliveries } from './delivery-records';
import { shownMatches } from './shown-matches';
import type { DeskApplication } from './wire';

interface ContactHashes {
  emailHash: string;
  phoneHash: string;
}

/** One application with its history, consents, clicks and deliveries; null if it does not belong to one of these sites. */
export async function readApplication(
  strapi: Core.Strapi,
  id: number,
  sites: readonly Locale[],
): Promise<DeskApplication | null> {
  const row: (ApplicationRow & ContactHashes) | null = await strapi.db.query(uidOf('application')).findOne({
    select: [...READ_COLUMNS, 'matches', 'emailHash', 'phoneHash'],
    where: { id, site: { $in: [...sites] } },
  });
  if (!row) return null;
  const [offers, consents, clicks, deliveries, history, wantsNoAdvertising] = await Promise.all([
    shownMatches(strapi, row.site, row.matches ?? []),
    readConsents(strapi, id),
    readClicks(strapi, id),
    readDeliveries(strapi, id),
    readChanges(strapi, id),
    new Unsubscriptions(strapi).hasAny([row.emailHash, row.phoneHash]),
  ]);
  return { ...wireApplication(row, offers), wantsNoAdvertising, consents, clicks, deliveries, history };
}

function wireApplication(
  row: ApplicationRow,
  offers: DeskApplication['matching']['offers'],
): Omit<DeskApplication, 'wantsNoAdvertising' | 'consents' | 'clicks' | 'deliveries' | 'history'> {
  const { id, site, status, form, formVersion, arm, attribution, isBlocked, isUnderClaim } = row;
  return {
    ...{ id, site, status, form, formVersion, arm, attribution, isBlocked, isUnderClaim },
    statusChangedAt: isoOf(row.statusChangedAt),
    submittedAt: isoOf(row.submittedAt),
    answers: answersOf(row),
    matching: {
      matchedAt: isoOrNull(row.matchedAt),
      offersChecked: row.offersChecked ?? 0,
      lendersChecked: row.lendersChecked ?? 0,
      offers,
    },
    // Blocked data may be used for a claim only (LOPDGDD art. 32).
    legalChanges: isBlocked ? [] : legalChanges(status, 'lead_manager'),
  };
}

function answersOf(row: ApplicationRow): ReadableAnswers {
  return Object.fromEntries(readableColumns.map((column) => [column, row[column]])) as unknown as ReadableAnswers;
}
