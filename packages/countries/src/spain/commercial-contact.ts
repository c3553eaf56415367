import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands that the mail can be recognised as advertising and names its sender. It has no hours for mails; these are inside those that it has for calls (TRLGDCU, art. 96). */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Publicidad:', hours: ownContactHours },
    since: '2002-10-12',
    source: 'Ley 34/2002 (LSSI), art. 20 y 21',
    certainty: 'to-verify',
  },
];
