import type { CountryCode } from './country.ts';

/** An entry of the registry. Each experiment has two arms. Visitors in no arm see arm A. */
interface ExperimentEntry {
  readonly id: string;
  /** The countries where it can run. The editors of a country start and stop it there (settings of the site). */
  readonly countries: readonly CountryCode[];
}

/**
 * The experiments of the product (specification §9; decisions, "Experiments"). To add one, add its entry here and read the arm
 * with {@link armIn} where the arms differ.
 *
 * - 0256.1: B shows the consent to messages on the application form.
 * - 0298.1: B is the long application form, A the short one.
 * - 0300.1: B leads a finished applicant to the cash loans (`/offers2/`), A to `/offers/`.
 */
export const experiments = [
  { id: '0256.1', countries: ['PH', 'MY'] },
  { id: '0298.1', countries: ['ZA'] },
  { id: '0300.1', countries: ['ES', 'MX', 'VN', 'PL'] },
] as const satisfies readonly ExperimentEntry[];

/** The id of an experiment in the registry: `0300.1`. */
export type ExperimentId = (typeof experiments)[number]['id'];

/** The value in `exp_flow` and `sub3`: `0300.1-A`. */
export type Arm = `${ExperimentId}-${'A' | 'B'}`;

/** An experiment with its two arms, A first. */
export interface Experiment {
  readonly id: ExperimentId;
  readonly arms: readonly [Arm, Arm];
}

/** The experiments that a country can run. */
export function experimentsOf(country: CountryCode): readonly Experiment[] {
  return experiments
    .filter(({ countries }) => (countries as readonly CountryCode[]).includes(country))
    .map(({ id }) => ({ id, arms: [`${id}-A`, `${id}-B`] }));
}

/** Whether a text from outside is exactly an arm of the country: a valid `exp_flow` (decisions, "Experiments"). */
export function isArmOf(country: CountryCode, text: string | null | undefined): text is Arm {
  return experimentsOf(country).some(({ arms }) => (arms as readonly (string | null | undefined)[]).includes(text));
}

/**
 * The arm of an experiment that a visitor sees: `A` also for a visitor in no arm of it. Null in a country that has
 * no such experiment.
 * @param arm the visitor's arm, as it was stored with the application; null without one.
 */
export function armIn(country: CountryCode, experiment: ExperimentId, arm: string | null): 'A' | 'B' | null {
  const running = experimentsOf(country).find(({ id }) => id === experiment);
  if (!running) return null;
  return arm === running.arms[1] ? 'B' : 'A';
}
