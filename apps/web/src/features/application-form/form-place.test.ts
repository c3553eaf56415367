import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { attributionOf, readAttribution } from '@/features/application-form/attribution';
import { placeOf } from '@/features/application-form/form-place';

const spain = siteOfLocale('es-ES');

describe('the form that an address asks for', () => {
  it.each([
    [{}, null],
    [{ ver: '2' }, 2],
    [{ ver: '3' }, 3],
    [{ ver: ['3', '2'] }, 3],
    [{ ver: '1' }, null],
    [{ ver: '02' }, null],
    [{ ver: '<script>' }, null],
  ])('%j is version %s of a registration (specification §5)', (query, version) => {
    expect(placeOf('reg', spain, query).version).toBe(version);
  });

  it('has one version on the application page', () => {
    expect(placeOf('application', spain, { ver: '2' }).version).toBeNull();
  });

  it.each([
    ['es-ES', '0300.1-B', '0300.1-B'],
    ['es-ES', '0298.1-B', null],
    ['en-ZA', '0298.1-B', '0298.1-B'],
    ['es-ES', '0300.1-b', null],
    ['ru-KZ', '0300.1-A', null],
  ] as const)('in %s takes exp_flow %s to the letter: %s', (locale, exp_flow, arm) => {
    expect(placeOf('application', siteOfLocale(locale), { exp_flow }).arm).toBe(arm);
  });
});

describe('where an applicant came from', () => {
  const query = { utm_source: 'boletin', utm_campaign: ['a', 'b'], amount: '500', utm_junk: 'x' };

  it.each([
    '{"measurement":true}',
    '{"categories":["measurement"]}',
    '["measurement"]',
    'preferences,measurement',
    ' measurement ',
  ])('is known with consent to measurement: %s', (consent) => {
    expect(attributionOf(query, consent)).toEqual({ utm_source: 'boletin', utm_campaign: 'a' });
  });

  it.each([
    undefined,
    '',
    'null',
    '{"measurement":false}',
    '{"measurement":"yes"}',
    'measurements',
    '{broken',
    '42',
    '[]',
  ])('is not known without it (R15): %s', (consent) => {
    expect(attributionOf(query, consent)).toBeNull();
  });

  it('is null where the address says nothing', () => {
    expect(attributionOf({ amount: '500' }, 'measurement')).toBeNull();
  });

  it.each([
    '',
    '{}',
    'x',
    '{"email":"a@b.es"}',
    '{"utm_source":""}',
    '{"utm_source":{}}',
    `{"utm_source":"${'x'.repeat(201)}"}`,
  ])('is nothing that a visitor wrote into the field: %s', (text) => {
    expect(readAttribution(text)).toBeNull();
  });
});
