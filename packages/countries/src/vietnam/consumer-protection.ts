import type { ConsumerProtection } from '../law/consumer-protection.ts';

/** No public list names the companies that lend small amounts. */
export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [],
  lenderRegister: [],
};
