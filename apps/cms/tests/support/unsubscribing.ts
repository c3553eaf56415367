import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../src/content/content-types';
import { personalData } from './personal-rows';
import { postAsWeb } from './post-as-web';
import { WRITE_TOKEN } from './start-cms';
import { type StoredApplication, storeApplication } from './stored-applications';
import { newAddress } from './visitors';

export interface UnsubscribeAnswer {
  status: number;
  body: { undo?: string; outcome?: string; error?: string; errors?: unknown };
}

/** Posts like the web app's server. */
export async function postUnsubscribe(
  url: string,
  path: '' | '/link' | '/one-click' | '/undo',
  message: object,
  token = WRITE_TOKEN,
): Promise<UnsubscribeAnswer> {
  const answer = await postAsWeb(url, `unsubscribe${path}`, message, token);
  return { status: answer.status, body: (await answer.json()) as UnsubscribeAnswer['body'] };
}

/** What a new visitor types. */
export const typed = (changes: { email?: string | null; phone?: string | null; locale?: Locale }) => ({
  ...{ locale: 'es-ES', email: null, phone: null, proof: null, address: newAddress() },
  ...changes,
});

/** An applicant with open offers that fit, and a consent to every purpose. */
export async function consentingApplicant(strapi: Core.Strapi, sample: StoredApplication = {}): Promise<number> {
  const { site = 'es-ES', email = 'ana@example.com' } = sample;
  const id = await storeApplication(strapi, sample);
  const at = new Date();
  await strapi.db.query(uidOf('consent-record')).createMany({
    data: ['terms', 'lenders', 'messages', 'calls'].map((purpose) => ({
      ...{ applicationId: id, subjectHash: emailHash(email), site, purpose, isGiven: true, at, isBlocked: false },
      ...{ textVersion: 'es-ES:1', text: 'Acepto', truncatedAddress: '203.0.113.0', channel: 'application' },
    })),
  });
  return id;
}

export const emailHash = (email: string) => personalData.lookupHash('email', email.toLowerCase());

/** The purposes of an application whose consents are revoked, in order. */
export async function revokedOf(strapi: Core.Strapi, applicationId: number): Promise<string[]> {
  const rows: { purpose: string }[] = await strapi.db
    .query(uidOf('consent-record'))
    .findMany({ where: { applicationId, revokedAt: { $notNull: true } }, orderBy: { id: 'asc' } });
  return rows.map(({ purpose }) => purpose);
}
