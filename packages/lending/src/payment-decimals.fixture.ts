import fc from 'fast-check';
import type { PaymentDecimals } from './percent-of.ts';

export const anyPaymentDecimals: fc.Arbitrary<PaymentDecimals> = fc.constantFrom(0, 1, 2);
