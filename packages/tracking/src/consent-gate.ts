import type { ErasingPort } from './browser-port.ts';

/** What a visitor can allow. Strictly necessary processing needs no consent and does not pass the gate (R15). */
export type ConsentCategory = 'measurement' | 'experiments' | 'marketing';

/** A decision of the visitor. A category counts as denied unless it is `true`. */
export type ConsentChoices = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/**
 * Stands between this package and the browser. The gate is the only way to the port, so nothing is sent, stored or read before
 * consent, whatever code calls (R15).
 */
export interface ConsentGate<Port> {
  /** Passes the port to `use` if the category is allowed now. Otherwise it does nothing and returns undefined. */
  through<Result>(category: ConsentCategory, use: (port: Port) => Result): Result | undefined;
  /** Passes the deleting part of the port to `erase` if the category is denied now (R16). */
  whenDenied(category: ConsentCategory, erase: (port: Pick<Port, keyof Port & keyof ErasingPort>) => void): void;
  /** Replaces the visitor's earlier decision. A category that is left out is denied again. */
  decide(choices: ConsentChoices): void;
}

/** A gate that is closed for every category until {@link ConsentGate.decide} opens it. Creating it does not touch the port. */
export function createConsentGate<Port>(port: Port): ConsentGate<Port> {
  let allowed: ConsentChoices = {};
  const isAllowed = (category: ConsentCategory) => allowed[category] === true;
  return {
    through: (category, use) => (isAllowed(category) ? use(port) : undefined),
    whenDenied: (category, erase) => {
      if (!isAllowed(category)) erase(port);
    },
    decide: (choices) => {
      allowed = { ...choices };
    },
  };
}
