import type { Random } from './random.ts';

/** Values that parsers, routers and databases are known to stumble over. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype.polluted',
  "' OR 1=1 --",
  '"; DROP TABLE comments; --',
  '{"$gt":""}',
  '#{7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:1337/admin',
  '//evil.example',
  'javascript:alert(1)',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  '\ud83d',
  '\u0661\u0662\u0663',
  'İ',
  'ﷺ'.repeat(40),
  '👩‍👩‍👧‍👦',
  'é'.normalize('NFD'),
  '%',
  '%00',
  '%2e%2e%2f',
  '%ff%fe',
  '%u0041',
  '%c0%ae',
  '%25%32%65',
  'x'.repeat(300),
  'x'.repeat(5000),
];

/** Escapes of a query or a path as programs send them: right, wrong, twice, or not at all. */
export function escaped(random: Random, text: string): string {
  const right = () => encodeURIComponent(Buffer.from(text).toString());
  return random.pick<() => string>([
    right,
    right,
    () => encodeURIComponent(right()),
    () => right().replaceAll('%20', '+').toLowerCase(),
    () =>
      Buffer.from(text)
        .toString('latin1')
        .replace(/[\r\n ?#]/g, ''),
    () => `${right()}%`,
    () => `${right()}%e0%a4%a`,
  ])();
}
