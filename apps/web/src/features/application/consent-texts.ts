import 'server-only';
import { createHash } from 'node:crypto';
import { consentPurposesOf, requiredConsents } from '@prestafaro/application';
import type { Site } from '@prestafaro/countries';
import type { FormConsent } from '@prestafaro/types/consent-purpose';
import { fill } from '@/messages/fill';
import type { Messages } from '@/messages/message-shape';

/** A consent box of the form with its text. */
export interface ConsentText {
  readonly purpose: FormConsent;
  readonly isRequired: boolean;
  /** The text that the visitor reads, without its links. It is stored as the proof (R25). */
  readonly text: string;
  /** `es-ES:3f9a…`: the site and the beginning of the SHA-256 of the text. */
  readonly textVersion: string;
}

/** The boxes of a site's form in their order (R22). @param arm of the visitor, null without an experiment */
export function consentTexts(
  { country, locale }: Pick<Site, 'country' | 'locale'>,
  arm: string | null,
  messages: Messages,
): readonly ConsentText[] {
  const { texts, links } = messages.application.consents;
  return consentPurposesOf(country, arm).map((purpose) => {
    const text = fill(texts[purpose], links);
    const isRequired = requiredConsents.some((required) => required === purpose);
    return { purpose, isRequired, text, textVersion: `${locale}:${shortHash(text)}` };
  });
}

/** Identifies the texts of all boxes. A form with another version was sent by a visitor who read other texts. */
export function wordingVersion(consents: readonly ConsentText[]): string {
  return shortHash(consents.map(({ purpose, textVersion }) => `${purpose}=${textVersion}`).join());
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
