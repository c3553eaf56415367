import { expect, test } from 'vitest';
import { countryOf } from '../registry.ts';
import { checkDocument } from './check-document.ts';
import { formatDocument } from './format-document.ts';

test.each([
  ['ES', '12.345.678-z', undefined, '12345678Z'],
  ['MX', 'hegg 560427 mvzrrl 04', undefined, 'HEGG560427MVZRRL04'],
  ['MY', '770305021234', undefined, '770305-02-1234'],
  ['PH', '1234567890123456', 'philsys', '1234-5678-9012-3456'],
  ['PH', 'n01-23-456789', 'drivers-license', 'N0123456789'],
] as const)('formatDocument: prints the document %s %s (%s) as %s', (country, typed, kind, printed) => {
  const check = checkDocument(country, typed, kind);
  if (!check.ok) throw new Error(check.problem);
  expect(formatDocument(countryOf(country).documents, check)).toBe(printed);
});
