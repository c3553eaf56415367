import type { Core } from '@strapi/strapi';
import { findProvided } from '../../platform/strapi-internals/container';
import type { DeliveryQueue } from './delivery-queue';
import type { DeliverySettings } from './delivery-settings';

/** What the environment says about deliveries. Call it after `register()`. */
export const deliverySettingsOf = (strapi: Core.Strapi): DeliverySettings =>
  findProvided(strapi, 'prestafaro.delivery-settings');

/** Call it after `register()`. */
export const deliveryQueueOf = (strapi: Core.Strapi): DeliveryQueue =>
  findProvided(strapi, 'prestafaro.delivery-queue');
