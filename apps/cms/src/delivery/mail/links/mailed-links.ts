import { randomBytes } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { leadIdOf } from '@prestafaro/types/lead-id';
import type { MailedLinkPurpose } from '@prestafaro/types/mailed-link';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import type { PersonalData } from '../../../leads/personal-data/personal-data';
import { insertRow } from '../../../platform/database/insert-row';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 32;

/** How long a link of each purpose opens something. */
const LIFETIMES_MS: Readonly<Record<MailedLinkPurpose, number>> = {
  status: 7 * DAY_MS,
  // As long as somebody may still read the mail.
  unsubscribe: 365 * DAY_MS,
  'unsubscribe-undo': DAY_MS,
  resubscribe: DAY_MS,
  // Its page shows numbers, and no person's data.
  affiliate: 30 * DAY_MS,
  // The proposal itself has a time, which is shorter for a payout (`visitors/affiliates/proposals.ts`).
  'affiliate-proposal': 30 * DAY_MS,
  'my-data': HOUR_MS,
};

/** What a link opens, and for whom. */
export interface MailedLink {
  purpose: MailedLinkPurpose;
  site: Locale;
  /**
   * `status`: the id of an application. `unsubscribe` and `my-data`: the keyed hash of the address. `unsubscribe-undo` and `resubscribe`: the id of a
   * request to unsubscribe. `affiliate`: the id of an affiliate. `affiliate-proposal`: the key of a proposal.
   */
  subject: string;
}

export type FoundLink = MailedLink & { isExpired: boolean };

type Row = MailedLink & { expiresAt: string | Date };

/**
 * The links in mails that open something without a login. A link is made when its mail is sent, so its time does not pass in the outbox. The
 * database holds the hash of the token only.
 */
export class MailedLinks {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly personalData: Pick<PersonalData, 'lookupHash'>,
  ) {}

  /** @returns the token of a new link: 43 characters */
  async issue(link: MailedLink, now: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const leadIdHash = link.purpose === 'status' ? this.personalData.lookupHash('lead-id', leadIdOf(token)) : null;
    const expiresAt = new Date(now.getTime() + LIFETIMES_MS[link.purpose]);
    const row = { ...link, tokenHash: this.hashOf(token), leadIdHash, expiresAt };
    await insertRow(this.strapi, uidOf('mailed-link'), row);
    return token;
  }

  /** @returns null for an unknown token, or one of another site */
  async find(site: Locale, token: string, now: Date): Promise<FoundLink | null> {
    const row: Row | null = await this.table().findOne({
      select: ['purpose', 'site', 'subject', 'expiresAt'],
      where: { tokenHash: this.hashOf(token), site },
    });
    if (!row) return null;
    const { purpose, subject, expiresAt } = row;
    return { purpose, site, subject, isExpired: new Date(expiresAt) <= now };
  }

  /** Ends a link, so that it opens nothing any more. @returns false if it was ended already */
  async end(site: Locale, token: string): Promise<boolean> {
    return (await this.table().deleteMany({ where: { tokenHash: this.hashOf(token), site } })).count === 1;
  }

  private hashOf(token: string): string {
    return this.personalData.lookupHash('token', token);
  }

  private table() {
    return this.strapi.db.query(uidOf('mailed-link'));
  }
}
