import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * How long an address gets no mail after a server said that it does not exist. Providers give a closed address away again after months, and a typing
 * error of one person may become the address of another. No later application releases it, because anybody can type any address.
 */
export const DEAD_FOR_MS = 90 * 24 * 60 * 60_000;

/**
 * Addresses that do not exist, as keyed hashes. No mail is sent to them for a while. Those who want no advertising are in another list
 * (`commercial/unsubscriptions.ts`), because they still get the mails about their applications.
 */
export class Suppressions {
  constructor(private readonly strapi: Core.Strapi) {}

  async has(addressHash: string, now: Date): Promise<boolean> {
    const where = { addressHash, at: { $gt: deadSince(now) } };
    return (await this.table().findOne({ select: ['id'], where })) !== null;
  }

  async add(addressHash: string, reason: string, at: Date): Promise<void> {
    const { count } = await this.table().updateMany({ where: { addressHash }, data: { reason, at } });
    if (count > 0) return;
    try {
      await this.table().create({ data: { addressHash, reason, at } });
    } catch (error) {
      // Another instance was faster. The address is unique.
      if (!(await this.has(addressHash, at))) throw error;
    }
  }

  /** Erases the hashes whose time is over. @returns how many */
  async release(now: Date): Promise<number> {
    return (await this.table().deleteMany({ where: { at: { $lte: deadSince(now) } } })).count;
  }

  private table() {
    return this.strapi.db.query(uidOf('mail-suppression'));
  }
}

const deadSince = (now: Date) => new Date(now.getTime() - DEAD_FOR_MS);
