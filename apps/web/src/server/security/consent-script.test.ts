import { runInNewContext } from 'node:vm';
import {
  consentSeconds,
  consentTextVersion,
  isConsentDue,
  readConsent,
  refusalSeconds,
  writeConsent,
} from '@prestafaro/types/tracking-consent';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentScript } from './consent-script.mjs';

const now = 1_800_000_000;

/** Whether the script hides the question in a browser with these cookies and signals. */
function hides(
  cookie: string,
  navigator: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = {},
): boolean {
  const dataset: Record<string, string> = {};
  const document = { cookie, documentElement: { dataset } };
  runInNewContext(consentScript, { document, navigator, Date: { now: () => now * 1000 }, parseInt });
  return dataset.consent === '';
}

const ages = fc.oneof(
  fc.integer({ min: 0, max: 2 * consentSeconds }),
  ...[consentSeconds, refusalSeconds].flatMap((edge) => [fc.constant(edge), fc.constant(edge - 1)]),
);

describe('the script before the first paint', () => {
  it('hides the question exactly if the visitor does not have to be asked', () => {
    const consents = fc.record({
      id: fc.uuid({ version: 4 }),
      textVersion: fc.integer({ min: 0, max: consentTextVersion }),
      chosenAt: ages.map((age) => now - age),
      choices: fc.record({ measurement: fc.boolean(), experiments: fc.boolean(), push: fc.boolean() }),
    });
    fc.assert(
      fc.property(consents, (consent) => {
        const value = writeConsent(consent);
        expect(hides(`pf_locale=uk-UA; pf_consent=${value}; x=1`)).toBe(!isConsentDue(readConsent(value), now));
      }),
      { numRuns: 1000 },
    );
  });

  it('shows the question without a cookie, and for a cookie of another format', () => {
    for (const cookie of ['', 'x=1', 'pf_consent=', 'pf_consent=yes', 'not_pf_consent=1.1.tmk3z0.mep.x']) {
      expect(hides(cookie), cookie).toBe(false);
    }
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('takes %j as a refusal', (navigator) => {
    expect(hides('', navigator)).toBe(true);
  });

  it('does not hide the question for a signal that says nothing', () => {
    for (const doNotTrack of ['0', 'unspecified', null]) expect(hides('', { doNotTrack })).toBe(false);
  });
});
