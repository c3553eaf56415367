/** The format of a number beside a slider. */
export interface NumberStyle {
  groupSeparator: string;
  /** Most decimals that are shown and kept; 0 for whole numbers. */
  decimals: number;
  decimalSeparator: string;
}

/**
 * Reads a typed text as a whole number and ignores separators ("1 000 €", "1.000", "1,000"). Amounts on sliders are
 * whole, so no decimals are lost.
 * @returns undefined without a digit
 */
export function readWholeNumber(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

/**
 * Reads a typed text as a number with decimals: the last point or comma is the decimal separator, whichever the country
 * uses ("7,99 %", "7.99"). For rates, which have no separator of thousands.
 * @returns undefined without a digit
 */
export function readDecimalNumber(text: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,]([^.,]*))?$/s.exec(text) ?? [];
  const digits = [whole, fraction].map((part) => part.replace(/\D/g, ''));
  return digits.join('') === '' ? undefined : Number(digits.join('.'));
}

/** Writes a whole number in groups of three: `groupDigits(10000, ' ')` is "10 000". Four digits are grouped too. */
export function groupDigits(value: number, separator: string): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Writes a number in the format of the site without trailing zeros: 7.9 is "7,9", 8 is "8". */
export function writeNumber(value: number, { groupSeparator, decimals, decimalSeparator }: NumberStyle): string {
  const [whole = '0', fraction] = String(Number(value.toFixed(decimals))).split('.');
  const grouped = groupDigits(Number(whole), groupSeparator);
  return fraction ? `${grouped}${decimalSeparator}${fraction}` : grouped;
}

export interface RangeBounds {
  min: number;
  max: number;
  step: number;
}

/** The nearest value that the slider can take: within the bounds, whole steps from `min`. */
export function snapToRange(value: number, { min, max, step }: RangeBounds): number {
  // A hundredth has no exact form in binary: 57 × 0.01 would be 0.5700000000000001.
  const snapped = Number((min + Math.round((value - min) / step) * step).toFixed(6));
  return Math.min(Math.max(snapped, min), max);
}

/** The position of `value` between the bounds, 0 to 1. */
export function shareOfRange(value: number, { min, max }: Pick<RangeBounds, 'min' | 'max'>): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 10_000;
}

/** Puts the written number into `template`: `{value} euros` → "1 000 euros". */
export function fillValueText(template: string, value: number, style: NumberStyle): string {
  return template.replaceAll('{value}', writeNumber(value, style));
}
