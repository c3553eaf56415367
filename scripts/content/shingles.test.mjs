import { expect, test } from 'vitest';
import { mostSimilar, sharedPart, shinglesOf } from './shingles.mjs';

test('shinglesOf: are the sequences of five words, without marks and capitals', () => {
  expect([...shinglesOf('Pide lo que falta, no más. ¡Nunca!')]).toEqual([
    'pide lo que falta no',
    'lo que falta no más',
    'que falta no más nunca',
  ]);
  expect(shinglesOf('Solo cuatro palabras aquí').size).toBe(0);
});

test('sharedPart: is the part of the shorter text', () => {
  const short = shinglesOf('uno dos tres cuatro cinco seis');
  const long = shinglesOf('cero uno dos tres cuatro cinco siete ocho nueve diez');
  expect(sharedPart(short, long)).toBe(0.5);
  expect(sharedPart(long, short)).toBe(0.5);
  expect(sharedPart(new Set(), long)).toBe(0);
});

test('mostSimilar: names the text that shares most', () => {
  const texts = new Map([
    ['a', 'uno dos tres cuatro cinco seis siete'],
    ['b', 'uno dos tres cuatro cinco ocho nueve'],
    ['c', 'diez once doce trece catorce quince'],
  ]);
  const similar = mostSimilar(texts);
  expect(similar.get('a')).toEqual({ key: 'b', part: 1 / 3 });
  expect(similar.get('c')).toEqual({ key: '', part: 0 });
});
