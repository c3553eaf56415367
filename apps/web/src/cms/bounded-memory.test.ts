import { describe, expect, it } from 'vitest';
import { BoundedMemory } from '@/cms/bounded-memory.mjs';

describe('BoundedMemory', () => {
  it('drops the least recently used entry when it is full', () => {
    const memory = new BoundedMemory<string>(10);
    memory.set('a', 'A', 4);
    memory.set('b', 'B', 4);
    memory.get('a');
    memory.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map((key) => memory.get(key))).toEqual(['A', undefined, 'C']);
  });
  it('counts a changed value once', () => {
    const memory = new BoundedMemory<string>(10);
    for (const value of ['1', '2', '3']) memory.set('a', value, 6);
    memory.set('b', 'B', 4);
    expect([memory.get('a'), memory.get('b')]).toEqual(['3', 'B']);
  });
  it('stores no value larger than its limit, and drops the older value of that key', () => {
    const memory = new BoundedMemory<string>(10);
    memory.set('a', 'small', 1);
    memory.set('a', 'large', 11);
    expect(memory.get('a')).toBeUndefined();
  });
  it('is empty after clear, with the same limit', () => {
    const memory = new BoundedMemory<string>(10);
    memory.set('a', 'A', 10);
    memory.clear();
    expect(memory.get('a')).toBeUndefined();
    memory.set('b', 'B', 10);
    expect(memory.get('b')).toBe('B');
  });
});
