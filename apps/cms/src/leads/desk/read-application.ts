import { type ReadableAnswers, readableColumns } from '@prestafaro/application';
import { legalChanges } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import type { PersonalData } from '../personal-data/personal-data';
import { readChanges, readClicks, readConsents, readMails, readPostbacks } from './application-records';
import { type ApplicationRow, isoOf, isoOrNull, READ_COLUMNS } from './application-row';
import { type Assignment, readAssignment } from './assignees';
import { readDeliveries } from './delivery-records';
import type { DeskAdministrator } from './desk-administrator';
import { readNotes } from './notes';
import { shownMatches } from './shown-matches';
import type { DeskApplication } from './wire';

/** What is read from other tables. */
type Records = 'consents' | 'clicks' | 'deliveries' | 'history' | 'postbacks' | 'mails' | 'notes' | keyof Assignment;

interface ContactHashes {
  emailHash: string;
  phoneHash: string;
}

/** One application with everything that happened to it; null if it does not belong to one of these sites. */
export async function readApplication(
  strapi: Core.Strapi,
  personalData: PersonalData,
  id: number,
  administrator: DeskAdministrator,
): Promise<DeskApplication | null> {
  const row: (ApplicationRow & ContactHashes) | null = await strapi.db.query(uidOf('application')).findOne({
    select: [...READ_COLUMNS, 'matches', 'assigneeId', 'emailHash', 'phoneHash'],
    where: { id, site: { $in: [...administrator.sites] } },
  });
  if (!row) return null;
  const [offers, consents, clicks, deliveries, history, mails, wantsNoAdvertising] = await Promise.all([
    shownMatches(strapi, row.site, row.matches ?? []),
    readConsents(strapi, id),
    readClicks(strapi, id),
    readDeliveries(strapi, id),
    readChanges(strapi, id),
    readMails(strapi, id),
    new Unsubscriptions(strapi).hasAny([row.emailHash, row.phoneHash]),
  ]);
  const postbacks = await readPostbacks(strapi, clicks);
  const notes = await readNotes(strapi, personalData, id, administrator.id);
  const assignment = await readAssignment(strapi, row, administrator);
  const records = { consents, clicks, deliveries, history, postbacks, mails, notes, ...assignment };
  return { ...wireApplication(row, offers), wantsNoAdvertising, ...records };
}

function wireApplication(
  row: ApplicationRow,
  offers: DeskApplication['matching']['offers'],
): Omit<DeskApplication, 'wantsNoAdvertising' | Records> {
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
