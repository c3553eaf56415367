import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands consent before, and a mail that can be recognised as commercial information. It has no hours for mails. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Informacja handlowa:', hours: ownContactHours },
    since: '2024-11-10',
    source:
      'Ustawa z dnia 12 lipca 2024 r. – Prawo komunikacji elektronicznej, art. 398; ustawa o świadczeniu usług drogą elektroniczną, art. 9',
    certainty: 'to-verify',
  },
];
