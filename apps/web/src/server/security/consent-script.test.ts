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

interface Browser {
  cookie?: string;
  stored?: string[];
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Runs the script in a browser with these cookies and signals. */
function run({ cookie = '', stored = [], ...navigator }: Browser) {
  const dataset: Record<string, string> = {};
  const written: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const timers: (() => void)[] = [];
  const local = new Set(stored);
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
    documentElement: { dataset },
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
  };
  runInNewContext(consentScript, {
    ...{ document, navigator, parseInt, Date: { now: () => now * 1000 } },
    addEventListener: document.addEventListener,
    setTimeout: (callback: () => void) => timers.push(callback),
    // As in a browser, the keys of the storage are its own enumerable properties.
    localStorage: Object.assign(
      Object.create({ removeItem: (name: string) => local.delete(name) }),
      Object.fromEntries(stored.map((name) => [name, 'x'])),
    ),
  });
  const choose = (value: string) => {
    cookie = value;
  };
  /** What is left in the storage a second after the start. */
  const storedLater = () => {
    for (const callback of timers.splice(0)) callback();
    return [...local];
  };
  return { isHidden: () => dataset.consent === '', written, storedLater, listeners, choose };
}

/** Whether the script hides the question. */
const hides = (cookie: string, signals: Omit<Browser, 'cookie'> = {}) => run({ cookie, ...signals }).isHidden();

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
      choices: fc.record({
        measurement: fc.boolean(),
        experiments: fc.boolean(),
        push: fc.boolean(),
        functional: fc.boolean(),
      }),
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

  const measuring = ['pf_session', 'pf_client', 'pf_first', 'pf_current', 'pf_visits'];
  const tracked = measuring.map((name) => `${name}=x`).join('; ');
  const consent = (letters: string) =>
    `pf_consent=1.${consentTextVersion}.${now.toString(36)}.${letters}.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00`;

  it.each([
    ['without a choice', ''],
    ['after a refusal', consent('')],
    ['after consent to other things', consent('ep')],
    ['after a choice that has expired', consent('m').replace(now.toString(36), '1')],
  ])('R16: deletes what was stored to measure %s', (_, choice) => {
    const { written, storedLater } = run({
      cookie: `${tracked}; ${choice}`,
      stored: ['pf_queue', 'pf_form:application:es-ES'],
    });
    expect(written).toEqual(measuring.map((name) => `${name}=;Max-Age=0;Path=/`));
    expect(storedLater()).toEqual(['pf_form:application:es-ES']);
  });

  it('keeps what was stored to measure while it is allowed, and writes no cookie without one', () => {
    const allowed = run({ cookie: `${tracked}; ${consent('m')}`, stored: ['pf_queue'] });
    expect([allowed.written, allowed.storedLater()]).toEqual([[], ['pf_queue']]);
    expect(run({}).written).toEqual([]);
  });

  it.each([
    ['without a choice', '', []],
    ['after a refusal', consent(''), []],
    ['after consent to measurement', consent('m'), []],
    ['after consent to experiments', consent('e'), ['pf_exp:0300.1']],
    ['after consent to both', consent('me'), ['pf_exp:0300.1']],
  ])('R16: keeps the arm of an experiment only under consent to experiments: %s', (_, choice, kept) => {
    const { storedLater } = run({ cookie: choice, stored: ['pf_exp:0300.1', 'pf_queue_of_others'] });
    expect(storedLater()).toEqual([...kept, 'pf_queue_of_others']);
  });

  it.each([
    ['without a choice', '', []],
    ['after consent to everything else', consent('mep'), []],
    ['after consent to remembering', consent('f'), ['pf_compare:es-ES', 'pf_seen:es-ES']],
    ['after consent to everything', consent('mepf'), ['pf_compare:es-ES', 'pf_seen:es-ES']],
  ])('R16: keeps what was compared and seen only under consent to that: %s', (_, choice, kept) => {
    const { storedLater } = run({ cookie: choice, stored: ['pf_compare:es-ES', 'pf_seen:es-ES', 'pf_seen_of_others'] });
    expect(storedLater()).toEqual([...kept, 'pf_seen_of_others']);
  });

  it('keeps what was stored for a visitor who accepts within the first second', () => {
    const page = run({ stored: ['pf_queue', 'pf_exp:0300.1'] });
    page.choose(consent('me'));
    expect(page.storedLater()).toEqual(['pf_queue', 'pf_exp:0300.1']);
  });

  it('hides the question on a page that comes back after a choice on another one', () => {
    for (const [name, event] of [
      ['pageshow', { persisted: true }],
      ['visibilitychange', {}],
    ] as const) {
      const page = run({});
      expect(page.isHidden()).toBe(false);
      page.choose(consent(''));
      page.listeners[name]?.(event);
      expect(page.isHidden(), name).toBe(true);
    }
  });
});
