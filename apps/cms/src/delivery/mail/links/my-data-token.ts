import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { holdsData } from '../../../leads/data-subject/person';
import type { MailContent } from '../templates/templates';
import type { MailedLinks } from './mailed-links';

interface AskedMail {
  site: Locale;
  /** Of the address, by every key, the newest first. */
  hashes: readonly string[];
  content: MailContent;
  now: Date;
}

/**
 * The token of the link to the data of an address. Whether anything is held about it is found out when the mail is sent, and not by the request
 * for it, so the request takes the same time for every address.
 * @returns null if nothing is held, and for every other mail
 */
export async function myDataToken(
  strapi: Core.Strapi,
  links: MailedLinks,
  { site, hashes, content, now }: AskedMail,
): Promise<string | null> {
  if (content.template !== 'my-data-link') return null;
  for (const subject of hashes) {
    if (await holdsData(strapi, { hashes: [subject] })) return links.issue({ purpose: 'my-data', site, subject }, now);
  }
  return null;
}
