import { expect, test } from 'vitest';
import { daysOfMonths, monthsIn, monthsOfTerm } from './months.ts';

test('daysOfMonths: 36 months are 1095 days, and half a year is 183', () => {
  expect([3, 6, 12, 18, 24, 36].map(daysOfMonths)).toEqual([91, 183, 365, 548, 730, 1095]);
});

test('monthsIn: finds the months of every term that daysOfMonths makes', () => {
  for (let months = 1; months <= 1200; months += 1) expect(monthsIn(daysOfMonths(months))).toBe(months);
});

test('monthsOfTerm: counts a term above the micro-loan limit in months, if they are whole', () => {
  expect(monthsOfTerm(1095, 120)).toBe(36);
  expect(monthsOfTerm(122, 120)).toBe(4);
  expect(monthsOfTerm(400, 120)).toBeNull();
});

test('monthsOfTerm: counts a term up to the micro-loan limit in days', () => {
  expect(monthsOfTerm(91, 120)).toBeNull();
  expect(monthsOfTerm(61, 45)).toBe(2);
});

test('monthsIn: returns the nearest number of months', () => {
  expect([1, 15, 30, 45, 61, 67, 91, 105, 120, 365, 730, 3650, 36_500].map(monthsIn)).toEqual([
    1, 1, 1, 1, 2, 2, 3, 3, 4, 12, 24, 120, 1200,
  ]);
});
