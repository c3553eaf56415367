import type { PluralForms } from '@prestafaro/countries';
import { english } from '@/messages/shell/english';
import type { ShellMessages } from '@/messages/shell/shape';

/** Malaysia: companies have a tax identification number (TIN) and are registered with the SSM. */
export const englishOfMalaysia: ShellMessages<PluralForms<'en'>> = {
  ...english,
  provider: { ...english.provider, taxId: 'Tax no. (TIN)', registry: 'Company registration (SSM)' },
};
