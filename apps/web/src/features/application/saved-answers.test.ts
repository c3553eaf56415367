import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSaved, readSaved, writeSaved } from '@/features/application/saved-answers';

const day = 24 * 60 * 60 * 1000;
const saved = { values: { firstName: 'Lucía', 'birthDate-day': '14' }, step: 2 };
let kept: Map<string, string>;

const storage = () => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
});
const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  kept = new Map();
});

describe('saved answers', () => {
  it('are restored within 30 days and deleted after them (R26)', () => {
    expect(writeSaved(storage, 'k', saved, 0)).toBe(true);
    expect(readSaved(storage, 'k', 30 * day - 1)).toEqual(saved);
    expect(readSaved(storage, 'k', 30 * day)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('are deleted on request', () => {
    writeSaved(storage, 'k', saved, 0);
    forgetSaved(storage, 'k');
    expect(readSaved(storage, 'k', 0)).toBeUndefined();
  });

  it.each([
    '',
    'null',
    '42',
    '[]',
    '{',
    '{"savedAt":0}',
    '{"savedAt":0,"step":1,"values":{"a":1}}',
    '{"savedAt":0,"step":1,"values":null}',
  ])('is nothing where something else stands there: %s', (text) => {
    kept.set('k', text);
    expect(readSaved(storage, 'k', 0)).toBeUndefined();
  });

  it('are none in a browser without storage, and nothing throws', () => {
    expect(writeSaved(blocked, 'k', saved, 0)).toBe(false);
    expect(readSaved(blocked, 'k', 0)).toBeUndefined();
    expect(() => forgetSaved(blocked, 'k')).not.toThrow();
  });
});
