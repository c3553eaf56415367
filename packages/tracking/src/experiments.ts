/** The experiments of the product (specification §9), each with the arms A and B. */
const experiments = [
  { id: '0256.1', countries: ['PH', 'MY'] },
  { id: '0298.1', countries: ['ZA'] },
  { id: '0300.1', countries: ['ES', 'MX', 'VN', 'PL'] },
] as const satisfies readonly { id: string; countries: readonly string[] }[];

export type ExperimentId = (typeof experiments)[number]['id'];

/** As `exp_flow` and `sub3` have it: `0300.1-A`. */
export type Arm = `${ExperimentId}-A` | `${ExperimentId}-B`;

export interface Experiment {
  readonly id: ExperimentId;
  readonly arms: readonly [Arm, Arm];
}

/** The experiments that run in a country (`ES`). Kazakhstan and Ukraine have none. */
export function experimentsOf(country: string): readonly Experiment[] {
  return experiments
    .filter(({ countries }) => (countries as readonly string[]).includes(country))
    .map(({ id }) => ({ id, arms: [`${id}-A`, `${id}-B`] }));
}

/** Whether a text from outside names an arm of the country, to the letter: a valid `exp_flow` (decisions, "Experiments"). */
export function isArmOf(country: string, text: string | null | undefined): text is Arm {
  return experimentsOf(country).some(({ arms }) => (arms as readonly (string | null | undefined)[]).includes(text));
}

/**
 * What an experiment shows to a visitor: `A` also to whoever is in no arm of it. Null where the country does not run it.
 * @param arm the visitor's arm, as it was stored with the application; null without one.
 */
export function armIn(country: string, experiment: ExperimentId, arm: string | null): 'A' | 'B' | null {
  const running = experimentsOf(country).find(({ id }) => id === experiment);
  if (!running) return null;
  return arm === running.arms[1] ? 'B' : 'A';
}
