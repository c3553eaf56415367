import type { ConsumerProtection } from '../law/consumer-protection.ts';
import { directiveWarning } from '../law/directive-warning.ts';

/** A lender that is no bank needs no entry in a public register to lend small amounts. */
export const consumerProtection: ConsumerProtection = {
  creditWarning: directiveWarning({ es: 'tomar dinero prestado cuesta dinero' }),
  coolingOff: [
    {
      value: { kind: 'withdrawal', days: 14 },
      since: '2011-09-25',
      source: 'Ley 16/2011, art. 28; a distancia, Ley 22/2007, art. 10',
      certainty: 'to-verify',
    },
  ],
  lenderRegister: [],
};
