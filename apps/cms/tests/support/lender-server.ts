import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createLeadServer, memoryStore } from '../../../../scripts/lead-receiver/lead-server.mjs';
import { uidOf } from '../../src/content/content-types';
import { applicationWithToken } from './click-out';
import { createSample } from './sample-data';

export const DELIVERY_SECRET = 'delivery-secret-of-the-tests-0123456789';

/** Lenders `entidad` and `otra-entidad` with their secret. They are on this machine. */
export const deliveryEnvironment = {
  DELIVERY_SECRETS: `entidad=${DELIVERY_SECRET},otra-entidad=${DELIVERY_SECRET}`,
  DELIVERY_TO_PRIVATE_ADDRESSES: 'true',
};

/** The receiver of the guide (docs/lead-delivery.md). It takes `delayMs` to store an application. */
export async function startLender({ port = 0, delayMs = 0 } = {}) {
  const store = memoryStore();
  /** The keys in the order in which they were stored: twice if the receiver stored one twice. */
  const stored: string[] = [];
  /** The keys of all messages with a valid signature. */
  const asked: string[] = [];
  const server = createLeadServer({
    secrets: [DELIVERY_SECRET],
    store: {
      ...store,
      referenceOf: (key: string) => {
        asked.push(key);
        return store.referenceOf(key);
      },
      store: async (key: string, lead: object) => {
        const reference = await store.store(key, lead);
        stored.push(key);
        await sleep(delayMs);
        return reference;
      },
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: opened } = server.address() as AddressInfo;
  return {
    ...{
      url: `http://127.0.0.1:${opened}/leads`,
      port: opened,
      stored,
      asked,
      leads: store.leads,
      withdrawn: store.withdrawn,
      ended: store.ended,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A published offer whose lender receives applications, all parts of them. */
export async function publishDelivery(
  strapi: Core.Strapi,
  offerId: number,
  url: string,
  { key = 'entidad', isShared = false, document = true, locale = 'es-ES', network = null as string | null } = {},
): Promise<{ documentId: string }> {
  const lender = await createSample(strapi, 'lender', `lender-${offerId}`, {
    locale,
    data: { number: offerId, network, delivery: { key, url, isShared, income: true, document, account: true } },
  });
  await createSample(strapi, 'offer', `offer-${offerId}`, {
    locale,
    data: { offerId, lenderLink: 'https://partner.example/loan', lender: lender.documentId },
  });
  return lender;
}

/** An application whose applicant agreed that it is sent to lenders. */
export async function consentedApplication(strapi: Core.Strapi): Promise<{ id: number; token: string }> {
  const application = await applicationWithToken(strapi);
  await strapi.db.query(uidOf('consent-record')).create({
    data: {
      ...{ applicationId: application.id, subjectHash: 'hash', site: 'es-ES', purpose: 'lenders', isGiven: true },
      ...{ textVersion: 'es-ES:1', text: 'Podéis enviarla', at: new Date(), truncatedAddress: '203.0.113.0' },
      ...{ channel: 'application', isBlocked: false },
    },
  });
  return application;
}

let deliveries = 0;

/** A delivery that waits, of an application of its own. @returns its key */
export async function queueDelivery(
  strapi: Core.Strapi,
  { lane = 'entidad', offerId = 1, at = new Date() } = {},
): Promise<{ key: string; applicationId: number }> {
  const { id } = await consentedApplication(strapi);
  const lenderName = `lender-${offerId}`;
  const lender = await strapi.db
    .query(uidOf('lender'))
    .findOne({ select: ['documentId'], where: { name: lenderName } });
  deliveries += 1;
  const key = `00000000-0000-4000-8000-${String(deliveries).padStart(12, '0')}`;
  await strapi.db.query(uidOf('delivery')).create({
    data: {
      ...{ idempotencyKey: key, kind: 'application', applicationId: id, site: 'es-ES', lane, lenderName },
      lenderId: lender?.documentId ?? null,
      ...{ offerId, offerHeader: `offer-${offerId}`, clickId: null, parts: ['loan', 'name'], state: 'waiting' },
      ...{ attempts: 0, queuedAt: at, dueAt: at },
    },
  });
  return { key, applicationId: id };
}
