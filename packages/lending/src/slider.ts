/** The positions of a slider: `min`, `min + step`, … up to `max`. A setting of the site. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The position without a request of the visitor. */
  readonly default: number;
}

/**
 * The slider position nearest to the value in an address (`/application/?amount=315`).
 * Text that is not one plain number gives the default, so that no address shows an offer that we do not make.
 * Like the browser's own slider it never exceeds the last whole step, and between two steps it takes the upper.
 * @param queryValue untrusted: the query's value, of any type.
 * @throws {RangeError} when the range itself is impossible.
 */
export function clampToStep(queryValue: unknown, range: SliderRange): number {
  const { min, max, step } = range;
  if (!(step > 0 && max >= min)) throw new RangeError(`A slider cannot go from ${min} to ${max} in steps of ${step}`);
  const requested = plainNumber(queryValue) ?? range.default;
  const steps = Math.floor(requested <= min ? 0 : (requested - min) / step + 0.5);
  return min + Math.min(steps, Math.floor((max - min) / step)) * step;
}

function plainNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : undefined;
}
