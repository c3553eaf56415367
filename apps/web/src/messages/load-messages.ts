import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { log, reasonOf } from '@/site/log';
import { type Catalogue, catalogueOf } from '@/site/messages/catalogues';
import type { Messages } from '@/site/messages/message-shape';

/** The interface words of a site. One that cannot be loaded is logged, and the default language serves (specification §8). */
export function loadMessages(locale: Locale, load?: Catalogue): Promise<Messages> {
  const say = (error: unknown) => log.error('Messages could not be loaded', { locale, reason: reasonOf(error) });
  return catalogueOf(locale, say, load);
}
