import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** Addresses to which no mail is sent any more, as keyed hashes. */
export class Suppressions {
  constructor(private readonly strapi: Core.Strapi) {}

  async has(addressHash: string): Promise<boolean> {
    return (await this.table().findOne({ select: ['id'], where: { addressHash } })) !== null;
  }

  async add(addressHash: string, reason: string, at: Date): Promise<void> {
    if (await this.has(addressHash)) return;
    try {
      await this.table().create({ data: { addressHash, reason, at } });
    } catch (error) {
      // Another instance was faster. The address is unique.
      if (!(await this.has(addressHash))) throw error;
    }
  }

  private table() {
    return this.strapi.db.query(uidOf('mail-suppression'));
  }
}
