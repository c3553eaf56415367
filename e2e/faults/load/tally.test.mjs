import { expect, test } from 'vitest';
import { Tally } from './tally.mjs';

test('counts and names wrong answers, and keeps the slowest answer', () => {
  const tally = new Tally('nginx');
  tally.add({ name: 'home' }, { milliseconds: 12 }, 'right');
  tally.add({ name: 'offers' }, { milliseconds: 340.4 }, 'outage');
  tally.add({ name: 'blog' }, { milliseconds: 5 }, { wrong: 'status 404 instead of 200' });
  tally.add({ name: 'blog' }, { milliseconds: 5 }, { wrong: 'status 404 instead of 200' });
  expect(tally.summary()).toBe('nginx: 4 answers, 2 wrong, 1 error pages, slowest 340 ms (offers)');
  expect(tally.faults()).toEqual(['nginx, 2 × blog: status 404 instead of 200']);
  expect(tally.slowestRight).toEqual({ milliseconds: 12, name: 'home' });
});

test('names four kinds of fault and counts the others', () => {
  const tally = new Tally('web 1');
  for (let index = 0; index < 6; index += 1) tally.add({ name: `page ${index}` }, { milliseconds: 1 }, { wrong: 'x' });
  expect(tally.faults()).toHaveLength(5);
  expect(tally.faults().at(-1)).toBe('web 1: 2 more kinds of fault');
});
