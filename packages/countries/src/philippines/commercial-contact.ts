import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands consent before and the right to object. It has no hours for mails. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Advertisement:', hours: ownContactHours },
    since: '2016-09-09',
    source: 'Republic Act No. 10173 (Data Privacy Act of 2012) and its Implementing Rules, s. 34',
    certainty: 'to-verify',
  },
];
