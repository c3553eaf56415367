import type { ConsentChoices } from '@prestafaro/types/tracking-consent';
import { type ConsentGate, createConsentGate } from '../consent-gate.ts';

/** A gate whose visitor has allowed nothing until `decide`. */
export function decidedGate<Port>(port: Port): ConsentGate<Port> & { decide(choices: Partial<ConsentChoices>): void } {
  let allowed: Partial<ConsentChoices> = {};
  return {
    ...createConsentGate(port, () => allowed),
    decide: (choices) => {
      allowed = choices;
    },
  };
}
