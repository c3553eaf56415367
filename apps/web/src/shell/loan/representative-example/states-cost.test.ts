import { expect, it } from 'vitest';
import { statesCost } from '@/shell/loan/representative-example/states-cost';

it.each([
  ['TAE', { body: 'Con una **TAE del 24 %**, sin comisiones' }],
  ['TAE', [{ body: 'Un 36\u00a0% de TAE' }]],
  ['RRSO', { body: 'RRSO wynosi 12,68%' }],
])('is true for a percentage beside %s: %j', (aprName, content) => {
  expect(statesCost(content, aprName)).toBe(true);
});

it.each([
  ['TAE', { body: 'La TAE suma todo lo que pagas' }],
  ['TAE', { body: 'El 70 % de la base reguladora' }],
  ['TAE', { title: 'Qué es la TAE', body: 'El 70 % de la base' }],
  ['TAE', null],
])('is false without one beside %s: %j', (aprName, content) => {
  expect(statesCost(content, aprName)).toBe(false);
});
