import type { ConsentCategory, ConsentChoices } from '@prestafaro/types/tracking-consent';
import type { ErasingPort } from './browser-port.ts';

/**
 * Stands between this package and the browser. The gate is the only way to the port, so nothing is sent, stored or read before
 * consent, whatever code calls (R15).
 */
export interface ConsentGate<Port> {
  /** Passes the port to `use` if the category is allowed now. Otherwise it does nothing and returns undefined. */
  through<Result>(category: ConsentCategory, use: (port: Port) => Result): Result | undefined;
  /** Passes the deleting part of the port to `erase` if the category is denied now (R16). */
  whenDenied(category: ConsentCategory, erase: (port: Pick<Port, keyof Port & keyof ErasingPort>) => void): void;
}

/**
 * Creating a gate does not touch the port.
 * @param choices what the visitor allows now. It is called at each use, because another tab may have changed the choice. A category
 * counts as denied unless it is `true`
 */
export function createConsentGate<Port>(port: Port, choices: () => Partial<ConsentChoices>): ConsentGate<Port> {
  const isAllowed = (category: ConsentCategory) => choices()[category] === true;
  return {
    through: (category, use) => (isAllowed(category) ? use(port) : undefined),
    whenDenied: (category, erase) => {
      if (!isAllowed(category)) erase(port);
    },
  };
}
