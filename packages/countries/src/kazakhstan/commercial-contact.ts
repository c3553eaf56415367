import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands that advertising is recognised as such. It has no hours for mails. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Реклама:', labelIn: { kk: 'Жарнама:' }, hours: ownContactHours },
    since: '2003-12-19',
    source: 'Закон РК «О рекламе» от 19 декабря 2003 года № 508-II, ст. 6',
    certainty: 'to-verify',
  },
];
