import { expect, test } from 'vitest';
import { isObsolete, readCopy, removeCopies, removeCopy, sameValues, writeCopy } from './local-copy';

/** `sessionStorage` keeps its entries as properties of its own. */
function newStorage(space = Number.POSITIVE_INFINITY): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > space) throw new Error('QuotaExceededError');
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  });
  return storage;
}

const place = { userId: '7', uid: 'api::page.page', documentId: 'a', locale: 'es-ES' };
const copy = { typedAt: 1, version: 'x', values: { title: 'Dinero' } };

test('readCopy: returns what was kept for the same person, entry and site only', () => {
  const storage = newStorage();
  writeCopy(storage, place, copy);
  expect(readCopy(storage, place)).toEqual(copy);
  const others = [{ userId: '8' }, { documentId: undefined }, { locale: 'uk-UA' }, { uid: 'api::tag.tag' }];
  for (const other of others) expect(readCopy(storage, { ...place, ...other })).toBeNull();
  removeCopy(storage, place);
  expect(readCopy(storage, place)).toBeNull();
});

test('writeCopy: keeps nothing, rather than an older text, if there is no space', () => {
  const storage = newStorage(200);
  writeCopy(storage, place, copy);
  writeCopy(storage, place, { ...copy, values: { title: 'x'.repeat(300) } });
  expect(readCopy(storage, place)).toBeNull();
});

test('removeCopies: deletes all copies, or those of other people, and nothing else', () => {
  const storage = newStorage();
  storage.setItem('other', '1');
  writeCopy(storage, place, copy);
  writeCopy(storage, { ...place, userId: '70' }, copy);
  removeCopies(storage, '7');
  expect(readCopy(storage, place)).toEqual(copy);
  expect(readCopy(storage, { ...place, userId: '70' })).toBeNull();
  removeCopies(storage);
  expect(Object.keys(storage)).toEqual(['other']);
});

test('sameValues: ignores when an entry was saved', () => {
  expect(sameValues({ title: 'a', updatedAt: '1' }, { title: 'a', updatedAt: '2' })).toBe(true);
  expect(sameValues({ title: 'a' }, { title: 'b' })).toBe(false);
});

test('isObsolete: a copy is of no use when it was saved, or when the old text was typed back, and not while a save may be refused', () => {
  const kept = { typedAt: 0, version: '1', values: {} };
  const second = (count: number) => count * 1000;
  expect(isObsolete(kept, '1', null, second(9))).toBe(true);
  expect(isObsolete(kept, '2', { at: 0, version: '1' }, second(1))).toBe(true);
  expect(isObsolete(kept, '1', { at: 0, version: '1' }, second(1))).toBe(false);
  expect(isObsolete(kept, '1', { at: 0, version: '1' }, second(4))).toBe(true);
  // Typed after the save had succeeded, and typed back a second later.
  expect(isObsolete({ ...kept, version: '2' }, '2', { at: 0, version: '1' }, second(1))).toBe(true);
});
