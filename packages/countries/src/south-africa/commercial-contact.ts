import type { CommercialContactRule } from '../law/commercial-contact-rule.ts';
import type { Versions } from '../law/dated.ts';

/** Direct marketing to a consumer at home: not on Sundays, on Saturdays from 9 to 13, on other days from 8 to 20 o’clock. Our weekday begins at 9. */
export const commercialContact: Versions<CommercialContactRule> = [
  {
    value: {
      label: 'Advertisement:',
      hours: { weekdays: { from: 9, until: 20 }, saturday: { from: 9, until: 13 }, sunday: null },
    },
    since: '2011-04-01',
    source:
      'Consumer Protection Act 68 of 2008, s. 11 and 12, and its Regulations, reg. 4; Protection of Personal Information Act 4 of 2013, s. 69',
    certainty: 'to-verify',
  },
];
