import type { Locale } from '@prestafaro/countries';
import { english } from './english';
import { englishOfMalaysia } from './english-of-malaysia';
import { kazakh } from './kazakh';
import type { MailMessages } from './mail-messages';
import { malay } from './malay';
import { mexican } from './mexican';
import { philippine } from './philippine';
import { polish } from './polish';
import { russian } from './russian';
import { russianOfUkraine } from './russian-of-ukraine';
import { spanish } from './spanish';
import { ukrainian } from './ukrainian';
import { vietnamese } from './vietnamese';

/** The words of the mails of each site. */
export const mailMessages: Readonly<Record<Locale, MailMessages>> = {
  'es-ES': spanish,
  'es-MX': mexican,
  'vi-VN': vietnamese,
  'pl-PL': polish,
  'en-PH': philippine,
  'ms-MY': malay,
  'en-MY': englishOfMalaysia,
  'en-ZA': english,
  'ru-KZ': russian,
  'kk-KZ': kazakh,
  'uk-UA': ukrainian,
  'ru-UA': russianOfUkraine,
};
