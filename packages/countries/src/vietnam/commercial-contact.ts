import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The label is the first text of the subject. Advertising messages may come from 7 to 22 o’clock; ours are within. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: '[QC]', hours: ownContactHours },
    since: '2020-10-01',
    source: 'Nghị định 91/2020/NĐ-CP, Điều 13, 15 và 20',
    certainty: 'to-verify',
  },
];
