import { expect, test } from 'vitest';
import { Tally } from './tally.mjs';

test('the tally of a door counts what was wrong, names it, and knows the slowest answer', () => {
  const tally = new Tally('nginx');
  tally.note({ name: 'home' }, { milliseconds: 12 }, 'right');
  tally.note({ name: 'offers' }, { milliseconds: 340.4 }, 'outage');
  tally.note({ name: 'blog' }, { milliseconds: 5 }, { wrong: 'status 404 instead of 200' });
  tally.note({ name: 'blog' }, { milliseconds: 5 }, { wrong: 'status 404 instead of 200' });
  expect(tally.summary()).toBe('nginx: 4 answers, 2 wrong, 1 honest outages, slowest 340 ms (offers)');
  expect(tally.faults()).toEqual(['nginx, 2 × blog: status 404 instead of 200']);
  expect(tally.slowestRight).toEqual({ milliseconds: 12, name: 'home' });
});

test('many kinds of fault are not all named', () => {
  const tally = new Tally('web 1');
  for (let index = 0; index < 6; index += 1) tally.note({ name: `page ${index}` }, { milliseconds: 1 }, { wrong: 'x' });
  expect(tally.faults()).toHaveLength(5);
  expect(tally.faults().at(-1)).toBe('web 1: 2 more kinds of fault');
});
