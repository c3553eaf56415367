import 'server-only';
import { type Locale, locales } from '@prestafaro/countries';
import { processWide } from '@/cms/process-wide';
import { type Catalogue, catalogueOf } from '@/messages/catalogues';
import { markMissing } from '@/messages/mark-missing';
import type { Messages } from '@/messages/message-shape';
import { log, reasonOf } from '@/server/log/log';

/**
 * The interface messages of a site. If they cannot be loaded, this is logged and the default language is used
 * (specification §8).
 * In development a page shows the key of a message that its site lacks.
 */
export function loadMessages(locale: Locale, load?: Catalogue): Promise<Messages> {
  const say = (error: unknown) => log.error('Messages could not be loaded', { locale, reason: reasonOf(error) });
  const messages = catalogueOf(locale, say, load);
  return process.env.NODE_ENV === 'development' ? messages.then((own) => showMissing(locale, own)) : messages;
}

/** Messages that the log has named, by site and key. Next loads this module several times, so a variable would name them as often. */
const namedMessages = () => processWide('named-messages', () => new Set<string>());

/** A page shows the key of each message that its site lacks, and the log names it once. For development only. */
async function showMissing(locale: Locale, own: Messages): Promise<Messages> {
  const { messages, missing } = markMissing(own, await Promise.all(locales.map((each) => catalogueOf(each))));
  const named = namedMessages();
  for (const key of missing) {
    if (named.has(`${locale} ${key}`)) continue;
    named.add(`${locale} ${key}`);
    log.error(`The site ${locale} has no message "${key}". npm run types names the file that lacks it`);
  }
  return messages;
}
