import type { Core } from '@strapi/strapi';
import type { DeliveryQueue } from '../../delivery/lenders/delivery-queue';
import type { DeliverySettings } from '../../delivery/lenders/delivery-settings';
import type { MailOutbox } from '../../delivery/mail/mail-outbox';
import type { PersonalData } from '../../leads/personal-data/personal-data';

/** The names of our own objects in the container, with their types. */
export interface Provided {
  'prestafaro.delivery-queue': DeliveryQueue;
  'prestafaro.delivery-settings': DeliverySettings;
  'prestafaro.mail-outbox': MailOutbox;
  'prestafaro.personal-data': PersonalData;
}

/** Puts an object of `register()` where code that Strapi or a middleware calls finds it. Touches Strapi's container. */
export function provide<Name extends keyof Provided>(strapi: Core.Strapi, name: Name, provided: Provided[Name]): void {
  strapi.add(name, () => provided);
}

/** Call it after `register()`. @throws if the object was not provided */
export const findProvided = <Name extends keyof Provided>(strapi: Core.Strapi, name: Name): Provided[Name] =>
  strapi.get(name) as Provided[Name];
