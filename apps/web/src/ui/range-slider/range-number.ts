import { type NumberRules, readNumber } from '@prestafaro/countries';

/** The format of a number beside a slider. */
export interface NumberStyle {
  groupSeparator: string;
  /** Most decimals that are shown and kept; 0 for whole numbers. */
  decimals: number;
  decimalSeparator: string;
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

/** The numbers of a slider. */
export type SliderRules = Pick<NumberRules, 'min' | 'max' | 'units'> &
  Partial<Pick<NumberStyle, 'decimals' | 'decimalSeparator'>>;

/** Reads the text of the number field beside a slider. */
export function readSlider(text: string, { min, max, units, decimals = 0, decimalSeparator }: SliderRules) {
  const separator = decimalSeparator === '.' ? 'dot' : 'comma';
  return readNumber(text, { min, max, units, hasDecimals: decimals > 0, decimalSeparator: separator });
}

/** Whether a slider stops at a value: it is a number of whole steps above the minimum. */
export function isWholeStep(value: number, { min, step }: { min: number; step: number }): boolean {
  const steps = (value - min) / step;
  // A hundredth has no exact form in binary: 7.99 / 0.01 is 799.0000000000001.
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** The position of `value` between the bounds, 0 to 1. */
export function shareOfRange(value: number, { min, max }: { min: number; max: number }): number {
  return max === min ? 0 : Math.round(((value - min) / (max - min)) * 10_000) / 10_000;
}

/** Puts the written number into `template`: `{value} euros` → "1 000 euros". */
export function fillValueText(template: string, value: number, style: NumberStyle): string {
  return template.replaceAll('{value}', writeNumber(value, style));
}
