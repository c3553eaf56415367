import { describe, expect, it } from 'vitest';
import { fillValueText, groupDigits, readWholeNumber, shareOfRange, snapToRange } from './range-number';

describe('what was typed', () => {
  it.each([
    ['1 000 €', 1000],
    ['1.000', 1000],
    ['10,000', 10_000],
    [' 300 ', 300],
    ['10 000 000', 10_000_000],
  ])('reads %j as %d', (text, value) => expect(readWholeNumber(text)).toBe(value));

  it.each(['', '€', 'abc'])('finds no number in %j', (text) => expect(readWholeNumber(text)).toBeUndefined());
});

describe('what is shown', () => {
  it.each([
    [100, ' ', '100'],
    [1000, ' ', '1 000'],
    [10_000_000, '.', '10.000.000'],
    [999_999, ',', '999,999'],
  ])('groups %d with %j as %j', (value, separator, text) => expect(groupDigits(value, separator)).toBe(text));

  it('fills the words for screen readers', () => {
    expect(fillValueText('{value} euros', 1000, ' ')).toBe('1 000 euros');
  });
});

describe('where the slider may stand', () => {
  const bounds = { min: 100, max: 1000, step: 50 };

  it('snaps to whole steps counted from the minimum', () => expect(snapToRange(333, bounds)).toBe(350));
  it('never goes below the minimum', () => expect(snapToRange(3, bounds)).toBe(100));
  it('never goes above the maximum', () => expect(snapToRange(99_999, bounds)).toBe(1000));
  it('stands at the maximum even where the steps miss it', () => {
    expect(snapToRange(120, { min: 91, max: 120, step: 10 })).toBe(120);
  });
  it('gives its place as a share of the way', () => expect(shareOfRange(300, bounds)).toBe(0.2222));
  it('gives 0 where there is no way to go', () => expect(shareOfRange(5, { min: 5, max: 5 })).toBe(0));
});
