import { expect, test } from 'vitest';
import { SHORTCUTS, shortcutOf } from './shortcuts';

const press = (key: string, changes: object = {}) => ({
  ...{ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false },
  ...changes,
});
const card = { isField: false, isControl: false };

test.each([
  ['j', 'next'],
  ['ArrowUp', 'previous'],
  ['A', 'approve'],
  ['r', 'reject'],
  [' ', 'select'],
  ['s', 'spam'],
  ['u', 'undo'],
  ['?', 'help'],
  ['q', null],
])('shortcutOf: the key “%s” means %s', (key, action) => {
  expect(shortcutOf(press(key), card)).toBe(action);
});

test('shortcutOf: no key has an action in a field, or with Ctrl, Alt or the command key', () => {
  for (const key of SHORTCUTS.flatMap(({ keys }) => keys)) {
    expect(shortcutOf(press(key), { ...card, isField: true })).toBeNull();
    for (const held of ['ctrlKey', 'altKey', 'metaKey'])
      expect(shortcutOf(press(key, { [held]: true }), card)).toBeNull();
  }
});

test('shortcutOf: the space bar presses a button and selects nothing there', () => {
  expect(shortcutOf(press(' '), { ...card, isControl: true })).toBeNull();
  expect(shortcutOf(press('x'), { ...card, isControl: true })).toBe('select');
});

test('shortcutOf: a key that is held down moves, and decides on nothing', () => {
  expect(shortcutOf(press('j', { repeat: true }), card)).toBe('next');
  expect(shortcutOf(press('a', { repeat: true }), card)).toBeNull();
});

test('SHORTCUTS: no two actions share a key', () => {
  const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys);
  expect(new Set(keys).size).toBe(keys.length);
});
