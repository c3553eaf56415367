import { expect, test } from 'vitest';
import type { EncryptionKey } from './encryption-keys';
import { createPersonalData } from './personal-data';

const key = (id: string, byte: number): EncryptionKey => ({ id, key: Buffer.alloc(32, byte) });
const secret = 'secret-of-the-tests';
const old = createPersonalData([key('k1', 1)], secret);
const rotated = createPersonalData([key('k2', 2), key('k1', 1)], secret);

test('what was sealed opens, and does not show what it holds', () => {
  const sealed = old.seal('applications.accountSealed', 'ES9121000418450200051332');
  expect(sealed).not.toContain('1332');
  expect(old.open('applications.accountSealed', sealed)).toBe('ES9121000418450200051332');
});

test('the same text is sealed differently each time, so that nobody sees who has the same account', () => {
  const seal = () => old.seal('applications.phoneSealed', '+34612345678');
  expect(seal()).not.toBe(seal());
});

test('what is of one column opens in no other', () => {
  const sealed = old.seal('applications.documentSealed', '12345678Z');
  expect(() => old.open('applications.accountSealed', sealed)).toThrow('does not open');
});

test('a changed value does not open, and the error repeats nothing of it', () => {
  const sealed = old.seal('applications.phoneSealed', '+34612345678');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => old.open('applications.phoneSealed', changed)).toThrow('does not open');
  expect(() => old.open('applications.phoneSealed', 'k1.short')).toThrow('does not open');
  expect(() => old.open('applications.phoneSealed', changed)).not.toThrow(changed);
});

test('a new key seals, and the old one still opens', () => {
  const before = old.seal('applications.phoneSealed', '+34612345678');
  expect(rotated.isNewest(before)).toBe(false);
  const after = rotated.seal('applications.phoneSealed', rotated.open('applications.phoneSealed', before));
  expect(rotated.isNewest(after)).toBe(true);
  expect(rotated.open('applications.phoneSealed', after)).toBe('+34612345678');
  expect(() => old.open('applications.phoneSealed', after)).toThrow('PERSONAL_DATA_KEYS does not hold');
});

test('a person is found by the hash, under every key of encryption and under one secret only', () => {
  const hash = old.lookupHash('phone', '+34612345678');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rotated.lookupHash('phone', '+34612345678')).toBe(hash);
  expect(old.lookupHash('email', '+34612345678')).not.toBe(hash);
  expect(createPersonalData([key('k1', 1)], 'another').lookupHash('phone', '+34612345678')).not.toBe(hash);
});
