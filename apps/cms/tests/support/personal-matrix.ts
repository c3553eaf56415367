import type { Core } from '@strapi/strapi';
import { PERSONAL_TYPES, type PersonalType, uidOf } from '../../src/content/content-types';
import type { PersonalData } from '../../src/leads/personal-data/personal-data';
import { storeApplication } from './stored-applications';

interface Row {
  id: number;
  documentId: string;
}

/** One row of every personal type, all of one application of Spain. */
export async function storeOneOfEach(strapi: Core.Strapi): Promise<Record<PersonalType, Row>> {
  const applicationId = await storeApplication(strapi);
  const at = new Date();
  // The jobs of the running CMS must find nothing to do: a notice that is due is sent, and so changed, in the middle of a test.
  const inAYear = new Date(at.getTime() + 365 * 24 * 60 * 60_000);
  const place = { site: 'es-ES', country: 'ES' };
  const clickId = 'click-of-the-matrix-01';
  const samples: Record<Exclude<PersonalType, 'application'>, object> = {
    'application-change': { applicationId, fromStatus: 'draft', toStatus: 'submitted', source: 'visitor', at },
    'application-note': { applicationId, noteKey: 'x', adminId: 1, adminName: 'x', text: encryptedNote(strapi), at },
    'consent-record': {
      ...{ applicationId, subjectHash: 'x', site: 'es-ES', purpose: 'terms', isGiven: true, at },
      ...{ textVersion: 'es-ES:1', text: 'Acepto', truncatedAddress: '203.0.113.0', channel: 'application' },
      isBlocked: false,
    },
    'tracking-consent': {
      ...{ ...place, consentId: 'x', action: 'accept', textVersion: 1, at },
      ...{ measurement: true, experiments: false, push: false },
    },
    click: { ...place, applicationId, clickId, offerId: 1, offerHeader: 'x', targetHost: 'lender.example', at },
    postback: { clickId, network: 'prueba', digest: 'x', networkStatus: 'sale', outcome: 'applied', at },
    mail: {
      ...{ applicationId, site: 'es-ES', messageId: '<matrix@example.com>', template: 'application-received' },
      ...{ addressHash: 'x', content: 'x', state: 'sent', attempts: 1, queuedAt: at, dueAt: at },
    },
    delivery: {
      ...{ applicationId, site: 'es-ES', idempotencyKey: 'x', kind: 'application', lane: 'x', lenderName: 'x' },
      ...{ offerId: 1, offerHeader: 'x', clickId, parts: [], state: 'accepted', attempts: 1, queuedAt: at, dueAt: at },
    },
    'delivery-attempt': { deliveryId: 1, at, outcome: 'accepted', durationMs: 1 },
    'mail-suppression': { addressHash: 'x', reason: 'x', at },
    'mailed-link': {
      tokenHash: 'x',
      purpose: 'status',
      site: 'es-ES',
      subject: String(applicationId),
      expiresAt: inAYear,
    },
    'push-subscription': { applicationId, site: 'es-ES', endpointHash: 'x', subscription: 'x', at },
    'push-notice': { subscriptionId: 1, site: 'es-ES', attempts: 0, queuedAt: at, dueAt: inAYear },
    unsubscription: { contactHash: 'x', kind: 'email', requestId: 'x', site: 'es-ES', source: 'form', at },
    affiliate: {
      ...{ ...place, code: 'a-222222', state: 'requested', stateChangedAt: at, requestedAt: at, addressHash: 'x' },
      ...{ contact: 'x', wishedModel: 'cpl', payoutMethod: 'bank' },
    },
    'affiliate-change': { affiliateId: 1, toState: 'requested', at },
    'affiliate-credit': {
      ...{ affiliateId: 1, site: 'es-ES', cause: 'lead:1', day: '2026-11-20', kind: 'lead', model: 'cpl', at },
      // Paid, so that the job of the credits has nothing to do.
      ...{ amountCents: 100, currency: 'EUR', state: 'paid' },
    },
    'affiliate-credit-change': { creditId: 1, affiliateId: 1, fromState: 'open', toState: 'void', at },
    'affiliate-payment-run': {
      ...{ site: 'es-ES', month: '2026-10', minimumCents: 0, state: 'paid', preparedBy: 'x', preparedAt: at },
    },
    'affiliate-payment': {
      ...{ runId: 1, affiliateId: 1, currency: 'EUR', amountCents: 100, payoutMethod: 'bank', state: 'paid' },
    },
    'affiliate-proposal': {
      ...{ proposalKey: 'x', affiliateId: 1, site: 'es-ES', kind: 'end', content: 'x', at, expiresAt: inAYear },
    },
    'erasure-receipt': { receiptId: 'x', site: 'es-ES', day: '2026-11-24', erased: {}, kept: {} },
    'desk-filter': { adminId: 1, slot: 1, name: 'x', filters: { status: 'approved' } },
    'desk-export': { adminId: 1, adminName: 'x', filters: {}, rows: 1, withSecrets: false, purpose: 'x', at },
  };
  for (const [type, data] of Object.entries(samples)) {
    await strapi.db.query(uidOf(type as PersonalType)).create({ data: { documentId: `document-of-${type}`, ...data } });
  }
  const rows = PERSONAL_TYPES.map(async (type) => [type, await strapi.db.query(uidOf(type)).findOne({})] as const);
  return Object.fromEntries(await Promise.all(rows)) as Record<PersonalType, Row>;
}

/** The desk decrypts the notes of an application that it shows. */
function encryptedNote(strapi: Core.Strapi): string {
  const { encrypt }: PersonalData = strapi.get('prestafaro.personal-data');
  return encrypt('application_notes.text', 'x', 'A note.');
}
