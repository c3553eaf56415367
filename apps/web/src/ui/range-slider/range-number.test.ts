import { describe, expect, it } from 'vitest';
import { fillValueText, groupDigits, isWholeStep, readSlider, shareOfRange, writeNumber } from './range-number';

const whole = { groupSeparator: ' ', decimals: 0, decimalSeparator: ',' };
const rate = { ...whole, decimals: 2 };

describe('reading the number beside a slider', () => {
  const amount = { min: 100, max: 10_000, units: ['€'] };

  it.each([
    ['1 000 €', { ok: true, value: 1000 }],
    ['1.000,00', { ok: true, value: 1000 }],
    ['300,00', { ok: true, value: 300 }],
    ['300,50', { ok: false, problem: 'not-whole' }],
    ['1,000', { ok: false, problem: 'ambiguous' }],
    ['-5', { ok: false, problem: 'too-low' }],
    ['', { ok: false, problem: 'missing' }],
  ])('reads %j as %o', (text, reading) => expect(readSlider(text, amount)).toEqual(reading));

  it('reads decimals only where they may be typed, with the separator of the site', () => {
    const rate = { min: 0, max: 36, decimals: 2, units: ['%'] };
    expect(readSlider('7,99 %', rate)).toEqual({ ok: true, value: 7.99 });
    expect(readSlider('1.000', { ...amount, decimalSeparator: '.' })).toEqual({ ok: false, problem: 'ambiguous' });
  });
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

  it('is on a step that is a whole number of steps above the minimum', () => {
    expect([100, 350, 1000, 333].map((value) => isWholeStep(value, bounds))).toEqual([true, true, true, false]);
  });
  it('is on a step for every hundredth, without binary fractions', () => {
    for (const value of [0, 0.57, 7.99, 35.99]) expect(isWholeStep(value, { min: 0, step: 0.01 })).toBe(true);
    expect(isWholeStep(7.995, { min: 0, step: 0.01 })).toBe(false);
  });
  it('is the share of the way from minimum to maximum', () => expect(shareOfRange(300, bounds)).toBe(0.2222));
  it('is 0 when minimum and maximum are equal', () => expect(shareOfRange(5, { min: 5, max: 5 })).toBe(0));
});
