import { expect, test } from 'vitest';
import { legalProviderFields, missingLegalFields } from './legal-provider.ts';

const complete = Object.fromEntries(legalProviderFields.map((field) => [field, 'filled in']));

test('missingLegalFields: names every field without a text, in the order of the footer (R7)', () => {
  expect(missingLegalFields({ ...complete, taxId: ' ', email: null, registry: '' })).toEqual([
    'taxId',
    'registry',
    'email',
  ]);
});

test('missingLegalFields: names an address of a reserved domain, which reaches nobody', () => {
  for (const email of ['hola@example.com', 'a@b.example', 'a@site.test'])
    expect(missingLegalFields({ ...complete, email }), email).toEqual(['email']);
  for (const email of ['hola@prestafaro.es', 'a@example.es', 'a@myexample.com'])
    expect(missingLegalFields({ ...complete, email }), email).toEqual([]);
});

test('missingLegalFields: names all fields of a site without a provider, and none of a complete one (R7)', () => {
  expect(missingLegalFields(null)).toEqual(legalProviderFields);
  expect(missingLegalFields(undefined)).toEqual(legalProviderFields);
  expect(missingLegalFields(complete)).toEqual([]);
});
