import { describe, expect, it } from 'vitest';
import {
  fillValueText,
  groupDigits,
  readDecimalNumber,
  readWholeNumber,
  shareOfRange,
  snapToRange,
  writeNumber,
} from './range-number';

const whole = { groupSeparator: ' ', decimals: 0, decimalSeparator: ',' };
const rate = { ...whole, decimals: 2 };

describe('reading a typed number', () => {
  it.each([
    ['1 000 €', 1000],
    ['1.000', 1000],
    ['10,000', 10_000],
    [' 300 ', 300],
    ['10 000 000', 10_000_000],
  ])('reads %j as %d', (text, value) => expect(readWholeNumber(text)).toBe(value));

  it.each(['', '€', 'abc'])('finds no number in %j', (text) => expect(readWholeNumber(text)).toBeUndefined());

  it.each([
    ['7,99 %', 7.99],
    ['7.99', 7.99],
    ['18', 18],
    ['8,', 8],
    [',5', 0.5],
    ['1.000,5', 1000.5],
  ])('reads %j with its decimals as %d', (text, value) => expect(readDecimalNumber(text)).toBe(value));

  it.each(['', '%', '.', 'abc'])('finds no number with decimals in %j', (text) =>
    expect(readDecimalNumber(text)).toBeUndefined(),
  );
});

describe('writing a number', () => {
  it.each([
    [100, ' ', '100'],
    [1000, ' ', '1 000'],
    [10_000_000, '.', '10.000.000'],
    [999_999, ',', '999,999'],
  ])('groups %d with %j as %j', (value, separator, text) => expect(groupDigits(value, separator)).toBe(text));

  it.each([
    [7.99, '7,99'],
    [7.5, '7,5'],
    [8, '8'],
    [0.1 + 0.2, '0,3'],
    [1234.56, '1 234,56'],
  ])('writes %d with decimals as %j', (value, text) => expect(writeNumber(value, rate)).toBe(text));

  it('fills the text for screen readers', () => {
    expect(fillValueText('{value} euros', 1000, whole)).toBe('1 000 euros');
    expect(fillValueText('{value} %', 7.99, rate)).toBe('7,99 %');
  });
});

describe('the position of the slider', () => {
  const bounds = { min: 100, max: 1000, step: 50 };

  it('snaps to whole steps counted from the minimum', () => expect(snapToRange(333, bounds)).toBe(350));
  it('snaps to hundredths without binary fractions', () => {
    expect(snapToRange(0.571, { min: 0, max: 36, step: 0.01 })).toBe(0.57);
  });
  it('never goes below the minimum', () => expect(snapToRange(3, bounds)).toBe(100));
  it('never goes above the maximum', () => expect(snapToRange(99_999, bounds)).toBe(1000));
  it('reaches the maximum even if it is no whole step', () => {
    expect(snapToRange(120, { min: 91, max: 120, step: 10 })).toBe(120);
  });
  it('is the share of the way from minimum to maximum', () => expect(shareOfRange(300, bounds)).toBe(0.2222));
  it('is 0 when minimum and maximum are equal', () => expect(shareOfRange(5, { min: 5, max: 5 })).toBe(0));
});
