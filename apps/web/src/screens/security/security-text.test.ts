import { expect, it } from 'vitest';
import { securityText } from '@/screens/security/security-text';

const at = (moment: string) =>
  securityText(
    { contact: 'hola@example.com', site: { language: 'es' }, origin: 'https://es.example.com' },
    new Date(moment),
  );

it('names contact, languages and canonical address, and expires after half a year', () => {
  expect(at('2026-11-25T21:00:00Z')).toBe(
    'Contact: mailto:hola@example.com\nExpires: 2027-05-24T00:00:00.000Z\nPreferred-Languages: es, en\nCanonical: https://es.example.com/.well-known/security.txt\n',
  );
});

it('stays the same within a day', () => {
  expect(at('2026-11-25T00:00:01Z')).toBe(at('2026-11-25T23:59:59Z'));
});
