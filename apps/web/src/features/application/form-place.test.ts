import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { placeOf } from '@/features/application/form-place';

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
