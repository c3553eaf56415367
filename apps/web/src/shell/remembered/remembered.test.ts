import { lifetimeOf } from '@prestafaro/types/stored-names';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRemembered, recall, remember } from '@/shell/remembered/remembered';

const { browser } = vi.hoisted(() => ({
  browser: { isAllowed: true, isBlocked: false, now: 0, stored: new Map<string, string>() },
}));
vi.mock('@/shell/consent/connect-consent', () => ({ storedChoices: () => ({ functional: browser.isAllowed }) }));
vi.mock('@/shell/visit/browser-port', () => {
  const storage = () => {
    if (browser.isBlocked) throw new Error('blocked');
    return browser.stored;
  };
  return {
    browserPort: {
      now: () => browser.now,
      readStored: (key: string) => storage().get(key) ?? null,
      writeStored: (key: string, value: string) => storage().set(key, value),
      removeStored: (key: string) => storage().delete(key),
      storedKeys: () => [...storage().keys()],
    },
  };
});

const name = 'pf_compare:{locale}';

beforeEach(() => {
  browser.stored.clear();
  Object.assign(browser, { isAllowed: true, isBlocked: false, now: 1_800_000_000_000 });
});

it('remember: keeps a value for one site, until it is replaced or deleted', () => {
  remember(name, 'uk-UA', [1]);
  remember(name, 'uk-UA', [1, 2]);
  expect(recall(name, 'uk-UA')).toEqual([1, 2]);
  expect(recall(name, 'ru-UA')).toBeUndefined();
  expect([...browser.stored.keys()]).toEqual(['pf_compare:uk-UA']);
  remember(name, 'uk-UA', undefined);
  expect(browser.stored.size).toBe(0);
});

it('R15: stores and reads nothing without consent', () => {
  remember(name, 'es-ES', [1]);
  browser.isAllowed = false;
  remember(name, 'es-ES', [2]);
  expect(recall(name, 'es-ES')).toBeUndefined();
  browser.isAllowed = true;
  expect(recall(name, 'es-ES')).toEqual([1]);
});

it('R19: forgets a value at the end of the lifetime that the registry states', () => {
  remember(name, 'es-ES', [1]);
  browser.now += lifetimeOf(name) * 1000 - 1;
  expect(recall(name, 'es-ES')).toEqual([1]);
  browser.now += 1;
  expect(recall(name, 'es-ES')).toBeUndefined();
  expect(browser.stored.size).toBe(0);
});

it.each(['', 'x', 'null', '1', '{"at":"x","value":[1]}'])('recall: takes the stored text %j for nothing', (text) => {
  browser.stored.set('pf_compare:es-ES', text);
  expect(recall(name, 'es-ES')).toBeUndefined();
});

it('R16: deletes what is remembered after a withdrawal, of every site, and nothing else', () => {
  remember(name, 'es-ES', [1]);
  remember('pf_seen:{locale}', 'ru-UA', [1]);
  browser.stored.set('pf_form:application:es-ES', 'x');
  forgetRemembered();
  expect(browser.stored.size).toBe(3);
  browser.isAllowed = false;
  forgetRemembered();
  expect([...browser.stored.keys()]).toEqual(['pf_form:application:es-ES']);
});

it('never fails where the browser forbids the storage', () => {
  browser.isBlocked = true;
  expect(() => remember(name, 'es-ES', [1])).not.toThrow();
  expect(recall(name, 'es-ES')).toBeUndefined();
  browser.isAllowed = false;
  expect(() => forgetRemembered()).not.toThrow();
});
