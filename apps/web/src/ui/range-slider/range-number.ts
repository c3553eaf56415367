/**
 * Reads what a visitor typed as a whole number, whatever stands between the digits ("1 000 €", "1.000", "1,000").
 * Amounts on sliders are whole: there is no decimal part to lose.
 * @returns undefined when there is no digit
 */
export function readWholeNumber(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

/** Writes a whole number in groups of three: `groupDigits(10000, ' ')` is "10 000". Four digits are grouped too. */
export function groupDigits(value: number, separator: string): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator);
}

export interface RangeBounds {
  min: number;
  max: number;
  step: number;
}

/** The value nearest to `value` that the slider can stand on: within the bounds, whole steps from `min`. */
export function snapToRange(value: number, { min, max, step }: RangeBounds): number {
  const snapped = min + Math.round((value - min) / step) * step;
  return Math.min(Math.max(snapped, min), max);
}

/** Where `value` stands between the bounds, 0 to 1. */
export function shareOfRange(value: number, { min, max }: Pick<RangeBounds, 'min' | 'max'>): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 10_000;
}

/** Puts the grouped number into the words of `template`: `{value} euros` → "1 000 euros". */
export function fillValueText(template: string, value: number, separator: string): string {
  return template.replaceAll('{value}', groupDigits(value, separator));
}
