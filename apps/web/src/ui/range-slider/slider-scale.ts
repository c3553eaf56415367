import type { NumberReading } from '@prestafaro/countries';
import { fillValueText, type NumberStyle, readSlider, type SliderRules, writeNumber } from './range-number';

/** A stretch of a slider with equal steps. */
export interface ScalePart {
  /** The first stop. In the second unit, if the part has a factor. */
  readonly from: number;
  readonly step: number;
  /** The number of stops. */
  readonly stops: number;
  /** How many of the first unit one of the second is: the days of a month. A stop is rounded to the first unit. */
  readonly factor?: number;
}

/** The values at which a slider stops, one for each of its positions, from 0. */
export function stopsOf(parts: readonly ScalePart[]): readonly number[] {
  return parts.flatMap(({ from, step, stops, factor = 1 }) =>
    Array.from({ length: stops }, (_, index) => Math.round((from + index * step) * factor)),
  );
}

/** The position of a value: a whole number at a stop, and between two positions for a value between two stops. */
export function positionOf(value: number, stops: readonly number[]): number {
  const next = stops.findIndex((stop) => stop >= value);
  if (next <= 0) return next === 0 ? 0 : stops.length - 1;
  const [before = value, after = value] = [stops[next - 1], stops[next]];
  return next - 1 + (value - before) / (after - before);
}

/** The stop at a position, or the nearest one. */
export function stopAt(position: number, stops: readonly number[]): number {
  return stops[Math.min(Math.max(Math.round(position), 0), stops.length - 1)] ?? 0;
}

/** A second unit in which the number may be typed and is shown: months beside days. */
export interface SecondUnit {
  /** Name of the choice between both units, which a form without scripts sends. */
  readonly name: string;
  /** Names the choice for screen readers. */
  readonly label: string;
  /** What the choice sends for the first and for the second unit, and its words. */
  readonly options: readonly [UnitOption, UnitOption];
  readonly factor: number;
  /** A higher number is shown in the second unit, if it is a whole number of it. */
  readonly above: number;
}

interface UnitOption {
  readonly value: string;
  readonly label: string;
}

/** The bounds in the second unit, whose rounded values are within those of the first. */
export function boundsInSecond({ min, max }: { min: number; max: number }, factor: number) {
  return { min: Math.ceil((min - 0.5) / factor), max: Math.floor((max + 0.499) / factor) };
}

/** A number in the unit in which it is shown. */
export function inShownUnit(value: number, unit: Pick<SecondUnit, 'factor' | 'above'> | undefined) {
  const second = unit ? Math.round(value / unit.factor) : 0;
  const isSecond = unit !== undefined && value > unit.above && Math.round(second * unit.factor) === value;
  return { isSecond, number: isSecond ? second : value };
}

/**
 * Reads it in the unit that was chosen for it.
 * @param unit of the options of the second unit; any other text is the first unit
 * @returns the value in the first unit
 */
export function readInUnit(
  text: string,
  unit: string | undefined,
  { secondUnit, ...rules }: SliderRules & { secondUnit?: SecondUnit | undefined },
): NumberReading {
  if (!secondUnit || unit !== secondUnit.options[1].value) return readSlider(text, rules);
  const reading = readSlider(text, { ...rules, ...boundsInSecond(rules, secondUnit.factor) });
  return reading.ok ? { ok: true, value: Math.round(reading.value * secondUnit.factor) } : reading;
}

/** The value for screen readers, in the unit in which it is shown. */
export function spokenValue(
  value: number,
  { valueText, secondUnit, ...style }: NumberStyle & { valueText: string; secondUnit?: SecondUnit | undefined },
): string {
  const { isSecond, number } = inShownUnit(value, secondUnit);
  if (isSecond && secondUnit) return `${writeNumber(number, style)} ${secondUnit.options[1].label}`;
  return fillValueText(valueText, value, style);
}

/** Chooses the unit in which a value is shown. @returns the number in that unit */
export function chooseUnit(
  choice: HTMLSelectElement | undefined,
  value: number,
  secondUnit: SecondUnit | undefined,
): number {
  const { isSecond, number } = inShownUnit(value, secondUnit);
  if (choice && secondUnit) choice.value = secondUnit.options[isSecond ? 1 : 0].value;
  return number;
}

interface UnitFields {
  readonly unit: HTMLSelectElement;
  readonly number: HTMLInputElement;
  readonly secondUnit: SecondUnit;
  readonly style: NumberStyle;
  readonly signal: AbortSignal;
}

/**
 * Writes the same value in the other unit, as far as it has whole numbers, once the visitor chooses that unit.
 * @param onWritten reads the number again. It stays in this unit while nothing else is typed.
 */
export function followUnit(fields: UnitFields, valueNow: () => number, onWritten: () => void): void {
  const { unit, number, secondUnit, style, signal } = fields;
  const write = () => {
    const isSecond = unit.value === secondUnit.options[1].value;
    number.value = writeNumber(isSecond ? Math.round(valueNow() / secondUnit.factor) : valueNow(), style);
    onWritten();
  };
  unit.addEventListener('change', write, { signal });
  // The form sends an accepted number in the first unit.
  const drop = ({ formData }: FormDataEvent) => {
    if (number.validity.valid) formData.delete(unit.name);
  };
  unit.form?.addEventListener('formdata', drop, { signal });
}
