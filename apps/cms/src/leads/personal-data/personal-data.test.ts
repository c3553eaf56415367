import { expect, test } from 'vitest';
import type { EncryptionKey } from './encryption-keys';
import { createPersonalData } from './personal-data';

const key = (id: string, byte: number): EncryptionKey => ({ id, key: Buffer.alloc(32, byte) });
const secret = 'secret-of-the-tests';
const old = createPersonalData([key('k1', 1)], secret);
const rotated = createPersonalData([key('k2', 2), key('k1', 1)], secret);

test('decrypt: returns the text that encrypt hid', () => {
  const encrypted = old.encrypt('applications.accountSealed', 'ES9121000418450200051332');
  expect(encrypted).not.toContain('1332');
  expect(old.decrypt('applications.accountSealed', encrypted)).toBe('ES9121000418450200051332');
});

test('encrypt: gives another text each time, so that equal accounts are not recognisable', () => {
  const encrypted = () => old.encrypt('applications.phoneSealed', '+34612345678');
  expect(encrypted()).not.toBe(encrypted());
});

test('decrypt: refuses a text of another column', () => {
  const encrypted = old.encrypt('applications.documentSealed', '12345678Z');
  expect(() => old.decrypt('applications.accountSealed', encrypted)).toThrow('cannot be decrypted');
});

test('decrypt: refuses a changed text with an error that does not contain it', () => {
  const encrypted = old.encrypt('applications.phoneSealed', '+34612345678');
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => old.decrypt('applications.phoneSealed', changed)).toThrow('cannot be decrypted');
  expect(() => old.decrypt('applications.phoneSealed', 'k1.short')).toThrow('cannot be decrypted');
  expect(() => old.decrypt('applications.phoneSealed', changed)).not.toThrow(changed);
});

test('rotation: the newest key encrypts, and older keys still decrypt', () => {
  const before = old.encrypt('applications.phoneSealed', '+34612345678');
  expect(rotated.isNewest(before)).toBe(false);
  const after = rotated.encrypt('applications.phoneSealed', rotated.decrypt('applications.phoneSealed', before));
  expect(rotated.isNewest(after)).toBe(true);
  expect(rotated.decrypt('applications.phoneSealed', after)).toBe('+34612345678');
  expect(() => old.decrypt('applications.phoneSealed', after)).toThrow('PERSONAL_DATA_KEYS does not hold');
});

test('lookupHash: depends on secret and kind, and not on the encryption keys', () => {
  const hash = old.lookupHash('phone', '+34612345678');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rotated.lookupHash('phone', '+34612345678')).toBe(hash);
  expect(old.lookupHash('email', '+34612345678')).not.toBe(hash);
  expect(createPersonalData([key('k1', 1)], 'another').lookupHash('phone', '+34612345678')).not.toBe(hash);
});
