import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactError } from './redact-error.ts';

test.each([
  ['an e-mail address', 'No user lucia.ferran+x@example.com, no', 'No user [email], no'],
  ['a phone number', 'Cannot read +34 600 123 456', 'Cannot read +[number]'],
  ['a document', 'Wrong id 12345678Z', 'Wrong id [token]'],
  ['an account', 'Wrong IBAN ES9121000418450200051332', 'Wrong IBAN [token]'],
  ['an account in groups', 'Wrong IBAN ES91 2100 0418 4502', 'Wrong IBAN ES[number]'],
  ['a random token', 'Key f3c9a1e2-7b1d-4c9e-8a44-0d6c1f2e3b4a', 'Key [token]'],
  ['a query', "Failed to fetch '/offers/?amount=300&name=Ana'", "Failed to fetch '/offers/?…'"],
  ['a hash of an address', 'At https://es.example/reg/#ana', 'At https://es.example/reg/?…'],
])('redactError: removes %s', (_, message, redacted) => {
  expect(redactError(message)).toBe(redacted);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'RangeError: Int32Array length must be at most 512',
  'Error: Minified React error #418; visit the page',
  'TypeError: ReadableStreamDefaultController.enqueue is not a function',
])('redactError: keeps %s', (message) => {
  expect(redactError(message)).toBe(message);
});

test('redactError: removes what stands in the fields of the page, the longest value first', () => {
  expect(redactError('"Ana María" is not valid', ['Ana', ' Ana María ', 'is'])).toBe('"[typed]" is not valid');
});

test('redactError: leaves no line break, control or mark of direction, so that no message looks like another line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(redactError(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test('redactError: leaves no run of four digits and no e-mail address', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1_000 }), fc.emailAddress(), (text, number, address) => {
      expect(redactError(`${text} ${number} ${address} ${text}`)).not.toMatch(/\d{4}|\w@\w/);
    }),
  );
});
