import { describe, expect, test } from 'vitest';
import { armIn, experiments, experimentsOf, isArmOf } from './experiment.ts';

describe('experimentsOf', () => {
  test.each([
    ['ES', ['0300.1-A', '0300.1-B']],
    ['MX', ['0300.1-A', '0300.1-B']],
    ['VN', ['0300.1-A', '0300.1-B']],
    ['PL', ['0300.1-A', '0300.1-B']],
    ['PH', ['0256.1-A', '0256.1-B']],
    ['MY', ['0256.1-A', '0256.1-B']],
    ['ZA', ['0298.1-A', '0298.1-B']],
    ['KZ', []],
    ['UA', []],
  ] as const)('returns for %s the arms %j', (country, arms) => {
    expect(experimentsOf(country).flatMap((experiment) => experiment.arms)).toEqual(arms);
  });
});

describe('isArmOf, with text from outside', () => {
  test.each([
    ['ES', '0300.1-A'],
    ['ES', '0300.1-B'],
    ['ZA', '0298.1-B'],
    ['MY', '0256.1-A'],
  ] as const)('accepts in %s the arm %s', (country, text) => {
    expect(isArmOf(country, text)).toBe(true);
  });

  test.each([
    ['ES', '0300.1-C'],
    ['ES', '0300.1-b'],
    ['ES', '0300.1-B '],
    ['ES', '0300.1'],
    ['ES', '0298.1-B'],
    ['UA', '0300.1-A'],
    ['ES', ''],
    ['ES', null],
    ['ES', undefined],
  ] as const)('refuses in %s the text %j', (country, text) => {
    expect(isArmOf(country, text)).toBe(false);
  });
});

describe('armIn', () => {
  test('returns B only for a visitor in arm B', () => {
    expect(armIn('ES', '0300.1', '0300.1-B')).toBe('B');
    expect(armIn('ES', '0300.1', '0300.1-A')).toBe('A');
  });

  test.each([null, '', '0300.1-b', '0298.1-B', 'B'])('returns A for a visitor with the arm %j', (arm) => {
    expect(armIn('ES', '0300.1', arm)).toBe('A');
  });

  test('returns null in a country that does not run the experiment, whatever arm the visitor claims', () => {
    expect(armIn('ES', '0298.1', '0298.1-B')).toBeNull();
    expect(armIn('UA', '0300.1', '0300.1-B')).toBeNull();
  });
});

test('a country has at most one experiment, because an event names one arm', () => {
  const countries = experiments.flatMap((experiment) => experiment.countries);
  expect(countries.length).toBeGreaterThan(0);
  expect(new Set(countries).size).toBe(countries.length);
});

test('experiment ids are unique', () => {
  const ids = experiments.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
