import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import type { EncryptionKey } from './encryption-keys';
import { createPersonalData, type EncryptedField } from './personal-data';

const key = (id: string, byte: number): EncryptionKey => ({ id, key: Buffer.alloc(32, byte) });
const secret = 'secret-of-the-tests';
const row = 'a'.repeat(64);
const old = createPersonalData([key('k1', 1)], secret);
const rotated = createPersonalData([key('k2', 2), key('k1', 1)], secret);

test('decrypt: returns the text that encrypt hid', () => {
  const encrypted = old.encrypt('applications.accountSealed', row, 'ES9121000418450200051332');
  expect(encrypted).not.toContain('1332');
  expect(old.decrypt('applications.accountSealed', row, encrypted)).toBe('ES9121000418450200051332');
});

test('encrypt: gives another text each time, so that equal accounts are not recognisable', () => {
  const encrypted = () => old.encrypt('applications.phoneSealed', row, '+34612345678');
  expect(encrypted()).not.toBe(encrypted());
});

test('decrypt: refuses a text of another column', () => {
  const encrypted = old.encrypt('applications.documentSealed', row, '12345678Z');
  expect(() => old.decrypt('applications.accountSealed', row, encrypted)).toThrow('cannot be decrypted');
});

test('decrypt: refuses a text of another row', () => {
  const encrypted = old.encrypt('applications.accountSealed', row, 'ES9121000418450200051332');
  expect(() => old.decrypt('applications.accountSealed', 'b'.repeat(64), encrypted)).toThrow('cannot be decrypted');
});

test('decrypt: refuses a text of another row from which the mark of its binding was removed', () => {
  const encrypted = old.encrypt('applications.phoneSealed', row, '+34612345678');
  const unbound = encrypted.replace('.row.', '.');
  expect(() => old.decrypt('applications.phoneSealed', 'b'.repeat(64), unbound)).toThrow('cannot be decrypted');
});

/** As `encrypt` wrote it before texts were bound to a row: by k1, with the field alone as additional data. */
function encryptedBefore(field: EncryptedField, text: string): string {
  const iv = Buffer.alloc(12, 3);
  const cipher = createCipheriv('aes-256-gcm', key('k1', 1).key, iv).setAAD(Buffer.from(field));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['k1', ...[iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'))].join('.');
}

test('decrypt: reads a text from before texts were bound to a row, which a rotation then replaces', () => {
  const before = encryptedBefore('applications.phoneSealed', '+34612345678');
  expect(old.decrypt('applications.phoneSealed', row, before)).toBe('+34612345678');
  expect(() => old.decrypt('applications.documentSealed', row, before)).toThrow('cannot be decrypted');
  expect(old.isCurrent(before)).toBe(false);
});

test('decrypt: refuses a changed text with an error that does not contain it', () => {
  const encrypted = old.encrypt('applications.phoneSealed', row, '+34612345678');
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(() => old.decrypt('applications.phoneSealed', row, changed)).toThrow('cannot be decrypted');
  expect(() => old.decrypt('applications.phoneSealed', row, 'k1.short')).toThrow('cannot be decrypted');
  expect(() => old.decrypt('applications.phoneSealed', row, changed)).not.toThrow(changed);
});

test('rotation: the newest key encrypts, and older keys still decrypt', () => {
  const before = old.encrypt('applications.phoneSealed', row, '+34612345678');
  expect(rotated.isCurrent(before)).toBe(false);
  const after = rotated.encrypt(
    'applications.phoneSealed',
    row,
    rotated.decrypt('applications.phoneSealed', row, before),
  );
  expect(rotated.isCurrent(after)).toBe(true);
  expect(rotated.decrypt('applications.phoneSealed', row, after)).toBe('+34612345678');
  expect(() => old.decrypt('applications.phoneSealed', row, after)).toThrow('PERSONAL_DATA_KEYS does not hold');
});

test('lookupHash: depends on secret and kind, and not on the encryption keys', () => {
  const hash = old.lookupHash('phone', '+34612345678');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(rotated.lookupHash('phone', '+34612345678')).toBe(hash);
  expect(old.lookupHash('email', '+34612345678')).not.toBe(hash);
  expect(createPersonalData([key('k1', 1)], 'another').lookupHash('phone', '+34612345678')).not.toBe(hash);
});
