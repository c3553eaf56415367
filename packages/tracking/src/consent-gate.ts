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
  /** Replaces the visitor's earlier decision. A category that is left out is denied again. */
  decide(choices: ConsentChoices): void;
}

/** A gate that is closed for every category until {@link ConsentGate.decide} opens it. Creating it does not touch the port. */
export function createConsentGate<Port>(port: Port): ConsentGate<Port> {
  let allowed: ConsentChoices = {};
  return {
    through: (category, use) => (allowed[category] === true ? use(port) : undefined),
    decide: (choices) => {
      allowed = { ...choices };
    },
  };
}
