import { siteOfLocale } from '@prestafaro/countries';
import type { TrackingConsentMessage } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/**
 * Stores what a visitor chose about measurement, experiments, push messages and remembering, by which action, and the record that it replaces (R17).
 * The row names no visitor: neither an address nor an id that events carry.
 */
export async function recordTrackingConsent(
  strapi: Core.Strapi,
  { id, replacedId, action, locale, textVersion, choices }: TrackingConsentMessage,
  now = new Date(),
): Promise<void> {
  const { country } = siteOfLocale(locale);
  await strapi.db.query(uidOf('tracking-consent')).create({
    data: { consentId: id, replacedId, action, site: locale, country, textVersion, ...choices, at: now },
  });
}
