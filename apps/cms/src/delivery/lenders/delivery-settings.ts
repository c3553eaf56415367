import type { Core } from '@strapi/strapi';
import { findProvided } from '../../platform/strapi-internals/container';

/** What the environment says about deliveries. */
export interface DeliverySettings {
  /** By the key that an editor gave to the delivery of a lender. */
  readonly secrets: ReadonlyMap<string, string>;
  /** `DELIVERY_TO_PRIVATE_ADDRESSES`: http and the addresses of this machine are allowed too. */
  readonly isPrivateAllowed: boolean;
}

/** Call it after `register()`. */
export const deliverySettingsOf = (strapi: Core.Strapi): DeliverySettings =>
  findProvided(strapi, 'prestafaro.delivery-settings');
