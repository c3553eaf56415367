import { expect, test } from 'vitest';
import { readingEase, syllablesOf } from './reading-ease.ts';

test.each([
  ['sol', 1],
  ['casa', 2],
  ['préstamo', 3],
  ['cuota', 2],
  ['día', 2],
  ['poeta', 3],
  ['interés', 3],
  ['devuelves', 3],
  ['quien', 1],
  ['guerra', 2],
  ['averiguáis', 4],
  ['Uruguay', 3],
  ['yate', 2],
  ['ley', 1],
  ['aéreo', 4],
  ['país', 2],
  ['y', 1],
  ['TAE', 2],
])('syllablesOf: %s has %d', (word, count) => {
  expect(syllablesOf(word)).toBe(count);
});

test('readingEase: short words in short sentences are easier than long words in long sentences', () => {
  const plain = readingEase('Pide lo que falta. No pidas más. El resto es tuyo.');
  const heavy = readingEase(
    'La formalización contractual subsiguiente comportará indefectiblemente obligaciones pecuniarias adicionales cuya exigibilidad devendrá inmediata.',
  );
  expect(plain).toBeGreaterThan(80);
  expect(heavy).toBeLessThan(20);
});

test('readingEase: a number does not count, and a text without words is easy', () => {
  expect(readingEase('Son 300 y 500.')).toBe(readingEase('Son y.'));
  expect(readingEase('300 €')).toBe(100);
});
