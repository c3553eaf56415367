import type { Core } from '@strapi/strapi';
import { findProvided } from '../../platform/strapi-internals/container';

/** Starts the sending after a transaction has queued something. */
export interface DeliveryQueue {
  /** Never throws. */
  wake(): void;
}

/** Call it after `register()`. */
export const deliveryQueueOf = (strapi: Core.Strapi): DeliveryQueue =>
  findProvided(strapi, 'prestafaro.delivery-queue');
