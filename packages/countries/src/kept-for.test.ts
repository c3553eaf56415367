import { expect, test, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

test('keptFor: makes a value once for each key', () => {
  const make = vi.fn((key: string) => ({ key }));
  const kept = keptFor(make);
  expect(kept('es')).toBe(kept('es'));
  expect(kept('uk')).toEqual({ key: 'uk' });
  expect(make.mock.calls).toEqual([['es'], ['uk']]);
});
