import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands consent before, a mail that can be recognised as advertising, and a way to refuse. It has no hours for mails. The label is the same word in both languages of the country. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Реклама:', hours: ownContactHours },
    since: '2015-09-30',
    source: 'Закон України «Про електронну комерцію» № 675-VIII, ст. 10',
    certainty: 'to-verify',
  },
];
