import type { Site } from '@prestafaro/countries';

const dayInMs = 24 * 60 * 60 * 1000;

/** RFC 9116 asks for less than a year. The address is a setting, so a text that is read today holds this long. */
const validDays = 180;

export interface SecurityContact {
  /** An e-mail address. */
  contact: string;
  site: Pick<Site, 'language'>;
  /** Origin of the canonical host. */
  origin: string;
}

/** The text of `/.well-known/security.txt`: whom to tell of a weakness, in which languages, and until when this holds (RFC 9116). */
export function securityText({ contact, site, origin }: SecurityContact, now = new Date()): string {
  const languages = [...new Set([site.language, 'en'])];
  // By the day, so that the text stays the same within one.
  const expires = new Date(Math.floor(now.getTime() / dayInMs + validDays) * dayInMs);
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
