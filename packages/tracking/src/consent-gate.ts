/** What a visitor can allow. What is strictly necessary is not asked for and does not pass here (R15). */
export type ConsentCategory = 'measurement' | 'experiments' | 'marketing';

/** A decision of the visitor. What is not plainly allowed is denied. */
export type ConsentChoices = Readonly<Partial<Record<ConsentCategory, boolean>>>;

/**
 * Stands between this package and the browser: the port is behind the gate, and there is no other way to it.
 * So nothing is sent, stored or read before consent, whoever calls (R15).
 */
export interface ConsentGate<Port> {
  /** Hands the port to `use` if the category is allowed now; else does nothing and returns undefined. */
  through<Result>(category: ConsentCategory, use: (port: Port) => Result): Result | undefined;
  /** Takes the visitor's decision in place of any earlier one: a category that is left out is denied again. */
  decide(choices: ConsentChoices): void;
}

/** A gate that is closed for every category until {@link ConsentGate.decide} opens it. Making it does not touch the port. */
export function createConsentGate<Port>(port: Port): ConsentGate<Port> {
  let allowed: ConsentChoices = {};
  return {
    through: (category, use) => (allowed[category] === true ? use(port) : undefined),
    decide: (choices) => {
      allowed = { ...choices };
    },
  };
}
