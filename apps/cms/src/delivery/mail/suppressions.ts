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

  async count(now: Date): Promise<number> {
    return this.table().count({ where: { at: { $gt: deadSince(now) } } });
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
/**
 * Gives the suppression and the unsubscriptions of an address the hash by the newest key. The table holds no address, so a rotation of keys cannot do that: it happens
 * when the address is at hand, before each mail to it.
 * @param hashes by every key, the newest first
 */
export async function renewSuppression(strapi: Core.Strapi, [newest, ...older]: readonly string[]): Promise<void> {
  if (older.length === 0) return;
  await strapi.db
    .query(uidOf('unsubscription'))
    .updateMany({ where: { contactHash: { $in: older } }, data: { contactHash: newest } });
  const table = strapi.db.query(uidOf('mail-suppression'));
  const where = { addressHash: { $in: older } };
  const old: { id: number } | null = await table.findOne({ select: ['id'], where });
  if (!old) return;
  const isRenewed = (await table.count({ where: { addressHash: newest } })) > 0;
  if (isRenewed) await table.deleteMany({ where });
  else await table.updateMany({ where: { id: old.id }, data: { addressHash: newest } });
}
