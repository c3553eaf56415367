import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law gives a right to stop direct marketing. It has no hours for mails. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Iklan:', labelIn: { en: 'Advertisement:' }, hours: ownContactHours },
    since: '2013-11-15',
    source: 'Personal Data Protection Act 2010 (Act 709), s. 43',
    certainty: 'to-verify',
  },
];
