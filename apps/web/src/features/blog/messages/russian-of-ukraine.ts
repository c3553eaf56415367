import type { PluralForms } from '@prestafaro/countries';
import { russian } from '@/features/blog/messages/russian';
import type { BlogMessages } from '@/features/blog/messages/shape';

/** Ukraine, in Russian: Kazakhstan's messages, with its own where they differ. */
export const russianOfUkraine: BlogMessages<PluralForms<'ru'>> = {
  ...russian,
  description: 'Понятные статьи о кредитах, сбережениях и семейном бюджете: что сколько стоит и какие у вас права.',
};
