import type { Locale } from '@prestafaro/countries';
import spanish from '@/messages/es-es';
import type { Messages } from '@/messages/message-shape';

export type Catalogue = () => Promise<{ default: Messages }>;

/** One catalogue per site; each is loaded when a page of its site is made. */
const catalogues: Readonly<Record<Locale, Catalogue>> = {
  'es-ES': async () => ({ default: spanish }),
  'es-MX': () => import('@/messages/es-mx'),
  'vi-VN': () => import('@/messages/vi-vn'),
  'pl-PL': () => import('@/messages/pl-pl'),
  'en-PH': () => import('@/messages/en-ph'),
  'ms-MY': () => import('@/messages/ms-my'),
  'en-MY': () => import('@/messages/en-my'),
  'en-ZA': () => import('@/messages/en-za'),
  'ru-KZ': () => import('@/messages/ru-kz'),
  'kk-KZ': () => import('@/messages/kk-kz'),
  'uk-UA': () => import('@/messages/uk-ua'),
  'ru-UA': () => import('@/messages/ru-ua'),
};

/**
 * The interface messages of a site; those of the default language if they cannot be loaded (specification §8). The
 * browser loads them too, for the screen of a fatal error.
 */
export async function catalogueOf(
  locale: Locale,
  onFailure: (error: unknown) => void = () => undefined,
  load: Catalogue = catalogues[locale],
): Promise<Messages> {
  try {
    return (await load()).default;
  } catch (error) {
    onFailure(error);
    return spanish;
  }
}
