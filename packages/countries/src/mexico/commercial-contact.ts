import { type CommercialContactRule, ownContactHours } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** The law demands name, address and a way to refuse. It has no hours for mails. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: { label: 'Publicidad:', hours: ownContactHours },
    since: '2004-02-04',
    source: 'Ley Federal de Protección al Consumidor, art. 17 y 18 Bis',
    certainty: 'to-verify',
  },
];
