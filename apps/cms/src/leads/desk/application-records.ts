import type { ApplicationStatus, ChangeSource, ConsentPurpose } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { amountOf, type PayoutColumns, storedMoney } from '../postbacks/money';
import { isoOf, isoOrNull } from './application-row';
import type { DeskChange, DeskClick, DeskConsent, DeskMail, DeskPostback } from './wire';

type Instant = Date | string;

interface ConsentRow extends Omit<DeskConsent, 'at' | 'revokedAt' | 'purpose'> {
  purpose: ConsentPurpose;
  at: Instant;
  revokedAt: Instant | null;
}

interface ClickRow extends PayoutColumns {
  clickId: string;
  offerId: number;
  offerHeader: string;
  lenderName: string | null;
  network: string | null;
  at: Instant;
  reportedStatus: string | null;
  reportedAt: Instant | null;
}

interface ChangeRow {
  id: number;
  fromStatus: ApplicationStatus | null;
  toStatus: ApplicationStatus;
  source: ChangeSource;
  actor: string | null;
  reason: string | null;
  assigneeName: string | null;
  clickId: string | null;
  at: Instant;
}

interface PostbackRow extends Omit<DeskPostback, 'at' | 'payout'>, PayoutColumns {
  at: Instant;
}

interface MailRow extends Omit<DeskMail, 'queuedAt' | 'finishedAt' | 'isResent'> {
  queuedAt: Instant;
  finishedAt: Instant | null;
  resendOf: number | null;
}

/** The consents, given and refused, each with the text that the visitor read: the proof of R25. */
export async function readConsents(strapi: Core.Strapi, applicationId: number): Promise<DeskConsent[]> {
  const rows: ConsentRow[] = await strapi.db
    .query(uidOf('consent-record'))
    .findMany({ where: { applicationId }, orderBy: { id: 'asc' } });
  return rows.map(({ id, purpose, isGiven, textVersion, text, at, truncatedAddress, channel, revokedAt }) => ({
    ...{ id, purpose, isGiven, textVersion, text, truncatedAddress, channel },
    at: isoOf(at),
    revokedAt: isoOrNull(revokedAt),
  }));
}

export async function readClicks(strapi: Core.Strapi, applicationId: number): Promise<DeskClick[]> {
  const rows: ClickRow[] = await strapi.db
    .query(uidOf('click'))
    .findMany({ where: { applicationId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  return rows.map(({ clickId, offerId, offerHeader, network, reportedStatus, ...row }) => ({
    ...{ clickId, offerId, offerHeader, network, reportedStatus },
    lender: row.lenderName,
    at: isoOf(row.at),
    reportedAt: isoOrNull(row.reportedAt),
    payout: payoutOf(row),
  }));
}

function payoutOf(row: PayoutColumns): DeskClick['payout'] {
  const money = storedMoney(row);
  return money && { amount: amountOf(money), currency: money.currency };
}

export async function readChanges(strapi: Core.Strapi, applicationId: number): Promise<DeskChange[]> {
  const rows: ChangeRow[] = await strapi.db
    .query(uidOf('application-change'))
    .findMany({ where: { applicationId }, orderBy: [{ at: 'desc' }, { id: 'desc' }] });
  return rows.map(({ id, fromStatus, toStatus, source, actor, reason, assigneeName, clickId, at }) => ({
    ...{ id, source, actor, reason, assigneeName, clickId },
    at: isoOf(at),
    from: fromStatus,
    to: toStatus,
  }));
}

/** What was reported about the clicks of an application. */
export async function readPostbacks(strapi: Core.Strapi, clicks: readonly DeskClick[]): Promise<DeskPostback[]> {
  const rows: PostbackRow[] = await strapi.db
    .query(uidOf('postback'))
    .findMany({ where: { clickId: { $in: clicks.map(({ clickId }) => clickId) } }, orderBy: { id: 'asc' } });
  return rows.map(({ id, clickId, network, networkStatus, eventId, status, outcome, at, ...row }) => ({
    ...{ id, clickId, network, networkStatus, eventId, status, outcome },
    payout: payoutOf(row),
    at: isoOf(at),
  }));
}

/** The mails about an application. Only their kind is read: address and content are nobody's business at the desk. */
export async function readMails(strapi: Core.Strapi, applicationId: number): Promise<DeskMail[]> {
  const rows: MailRow[] = await strapi.db.query(uidOf('mail')).findMany({
    select: ['id', 'template', 'state', 'queuedAt', 'finishedAt', 'lastError', 'resendOf'],
    where: { applicationId },
    orderBy: { id: 'asc' },
  });
  const resent = new Set(rows.map(({ resendOf }) => resendOf));
  return rows.map(({ id, template, state, lastError, queuedAt, finishedAt }) => ({
    ...{ id, template, state, lastError, isResent: resent.has(id) },
    queuedAt: isoOf(queuedAt),
    finishedAt: isoOrNull(finishedAt),
  }));
}
