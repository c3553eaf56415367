import type { PushSubscription } from '@prestafaro/types/push-subscription';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';

/** Browsers of one application. No person uses more. */
const MAX_BROWSERS = 10;

interface Row {
  id: number;
  endpointHash: string;
  subscription: string;
}

/**
 * The browsers that get notifications about an application. The address of a browser is encrypted, because its holder can send
 * notifications to that browser.
 */
export class PushSubscriptions {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly personalData: Pick<PersonalData, 'encrypt' | 'decrypt' | 'lookupHash'>,
  ) {}

  /** Keeps a browser. A repetition changes nothing. @returns whether it is new */
  async add(applicationId: number, site: string, subscription: PushSubscription, at: Date): Promise<boolean> {
    const endpointHash = this.hashOf(subscription.endpoint);
    if (await this.table().findOne({ select: ['id'], where: { applicationId, endpointHash } })) return false;
    if ((await this.table().count({ where: { applicationId } })) >= MAX_BROWSERS) return false;
    const text = JSON.stringify(subscription);
    const encrypted = this.personalData.encrypt('push_subscriptions.subscription', endpointHash, text);
    await this.table().create({ data: { applicationId, site, endpointHash, subscription: encrypted, at } });
    return true;
  }

  /** Forgets a browser of an application. @returns whether there was one */
  async end(applicationId: number, endpoint: string): Promise<boolean> {
    const where = { applicationId, endpointHash: this.hashOf(endpoint) };
    return (await this.table().deleteMany({ where })).count > 0;
  }

  /** @returns null for a browser that was forgotten meanwhile */
  async read(id: number): Promise<PushSubscription | null> {
    const row: Row | null = await this.table().findOne({ where: { id } });
    if (!row) return null;
    const { endpointHash, subscription } = row;
    return JSON.parse(this.personalData.decrypt('push_subscriptions.subscription', endpointHash, subscription));
  }

  /** Forgets a browser that its push service does not know any more. */
  async forget(id: number): Promise<void> {
    await this.table().deleteMany({ where: { id } });
  }

  private hashOf(endpoint: string): string {
    return this.personalData.lookupHash('push-endpoint', endpoint);
  }

  private table() {
    return this.strapi.db.query(uidOf('push-subscription'));
  }
}
