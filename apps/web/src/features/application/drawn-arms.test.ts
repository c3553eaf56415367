import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { drawnArms } from '@/features/application/drawn-arms';
import { placeOf } from '@/features/application/form-place';

const dates = { percentB: 50, from: 0, until: 9_999_999_999 };

describe('drawnArms', () => {
  it('draws the long and the short application in South Africa', () => {
    const arms = drawnArms(siteOfLocale('en-ZA'), placeOf('application', {}, false), { id: '0298.1', ...dates });
    expect(arms).toEqual({ a: { arm: '0298.1-A', seenAt: 'form' }, b: { arm: '0298.1-B', seenAt: 'form' } });
  });

  it.each(['application', 'reg', 'reg2'] as const)(
    'draws %s with and without the box for messages in the Philippines',
    (form) => {
      const arms = drawnArms(siteOfLocale('en-PH'), placeOf(form, {}, false), { id: '0256.1', ...dates });
      expect(arms).toEqual({ a: { arm: '0256.1-A', seenAt: 'consents' }, b: { arm: '0256.1-B', seenAt: 'consents' } });
    },
  );

  it('draws one form where the experiment does not change it, and while none runs', () => {
    expect(drawnArms(siteOfLocale('en-ZA'), placeOf('reg', {}, false), { id: '0298.1', ...dates })).toBeUndefined();
    expect(
      drawnArms(siteOfLocale('es-ES'), placeOf('application', {}, false), { id: '0300.1', ...dates }),
    ).toBeUndefined();
    expect(drawnArms(siteOfLocale('en-ZA'), placeOf('application', {}, false), undefined)).toBeUndefined();
  });
});
