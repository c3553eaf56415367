import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { type Catalogue, catalogueOf } from '@/messages/catalogues';
import type { Messages } from '@/messages/message-shape';
import { log, reasonOf } from '@/server/log/log';

/**
 * The interface messages of a site. If they cannot be loaded, this is logged and the default language is used
 * (specification §8).
 */
export function loadMessages(locale: Locale, load?: Catalogue): Promise<Messages> {
  const say = (error: unknown) => log.error('Messages could not be loaded', { locale, reason: reasonOf(error) });
  return catalogueOf(locale, say, load);
}
