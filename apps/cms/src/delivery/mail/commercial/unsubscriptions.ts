import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';

/** An address or a number, as the keyed hash by which an applicant is found. */
export interface Contact {
  kind: 'email' | 'phone';
  hash: string;
}

/** Who unsubscribed: somebody on the form, or the owner of the mailbox by the link of a mail or by the button of a mail program. */
export type UnsubscribeSource = 'form' | 'link' | 'one_click';

export interface Unsubscription {
  id: number;
  contactHash: string;
  kind: Contact['kind'];
  requestId: string;
  site: Locale;
  source: UnsubscribeSource;
  at: string | Date;
  undoneAt: string | Date | null;
}

const UNDONE_KEPT_MS = 30 * 24 * 60 * 60_000;

export type UndoOutcome = 'undone' | 'used';

/**
 * The list of those who want no advertising. Each request is a row of its own, whether the address is known, unknown or on the list already: so
 * each takes the same work, and undoing one lifts no other. The list holds for every site of the installation.
 */
export class Unsubscriptions {
  constructor(private readonly strapi: Core.Strapi) {}

  /** Whether any of these addresses and numbers gets no advertising. */
  async hasAny(hashes: readonly string[]): Promise<boolean> {
    return (await this.among(hashes)).size > 0;
  }

  /** Those of these addresses and numbers that get no advertising. */
  async among(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const where = { contactHash: { $in: [...hashes] }, undoneAt: { $null: true } };
    const rows: Pick<Unsubscription, 'contactHash'>[] = await this.table().findMany({ select: ['contactHash'], where });
    return new Set(rows.map(({ contactHash }) => contactHash));
  }

  /** Writes one row for each contact, in one statement. @returns the id of the request, by which it is undone */
  async add(contacts: readonly Contact[], site: Locale, source: UnsubscribeSource, now: Date): Promise<string> {
    const requestId = randomUUID();
    await this.table().createMany({
      data: contacts.map(({ kind, hash }) => ({ contactHash: hash, kind, requestId, site, source, at: now })),
    });
    return requestId;
  }

  /** @returns the id of the request by which an address is on the list; null if it is not */
  async requestOf(contactHash: string): Promise<string | null> {
    const where = { contactHash, undoneAt: { $null: true } };
    const row: Unsubscription | null = await this.table().findOne({ where, orderBy: { id: 'asc' } });
    return row?.requestId ?? null;
  }

  /**
   * Undoes a request, and gives back the consents that it revoked. It makes no consent that was not given.
   * @param isOwner whether the owner of the mailbox asks: then it lifts what others had entered for the same address, too
   */
  async undo(requestId: string, isOwner: boolean, now: Date): Promise<UndoOutcome> {
    return this.strapi.db.transaction(async () => {
      const own: Unsubscription[] = await this.table().findMany({ where: { requestId } });
      const { count } = await this.markUndone(own, now);
      if (count === 0) return 'used';
      const contacts = own.map(({ contactHash }) => contactHash);
      const others: Unsubscription[] = isOwner
        ? await this.table().findMany({ where: { contactHash: { $in: contacts }, undoneAt: { $null: true } } })
        : [];
      await this.markUndone(others, now);
      const undone = [...own, ...others].map(({ id }) => id);
      await this.strapi.db
        .query(uidOf('consent-record'))
        .updateMany({ where: { revokedBy: { $in: undone } }, data: { revokedAt: null, revokedBy: null } });
      return 'undone';
    });
  }

  /** Erases requests that were undone long ago. Those that hold are kept as long as they hold: without its hash nobody could be left alone. */
  async forgetUndone(now: Date): Promise<number> {
    const where = { undoneAt: { $lte: new Date(now.getTime() - UNDONE_KEPT_MS) } };
    return (await this.table().deleteMany({ where })).count;
  }

  private async markUndone(rows: readonly Unsubscription[], now: Date): Promise<{ count: number }> {
    if (rows.length === 0) return { count: 0 };
    const where = { id: { $in: rows.map(({ id }) => id) }, undoneAt: { $null: true } };
    return this.table().updateMany({ where, data: { undoneAt: now } });
  }

  private table() {
    return this.strapi.db.query(uidOf('unsubscription'));
  }
}
