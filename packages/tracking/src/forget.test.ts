import { storedNames } from '@prestafaro/types/stored-names';
import type { ConsentChoices } from '@prestafaro/types/tracking-consent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignArm } from './experiments/assign-arm.ts';
import { createLandingMemory } from './landing-memory.ts';
import { createMeasurement } from './measurement.ts';
import { decidedGate } from './testing/decided-gate.ts';
import { fakeBrowser } from './testing/fake-browser.ts';
import { recordingPort } from './testing/recording-port.ts';

/** A browser in which every name of the registry is stored, and some entries of others. */
function fullBrowser() {
  const browser = fakeBrowser();
  for (const { name, kind } of storedNames) {
    const filled = name.replace('{id}', '0300.1').replace('{form}', 'application').replace('{locale}', 'es-ES');
    (kind === 'cookie' ? browser.jar : browser.local).set(filled, 'x');
  }
  browser.jar.set('other', 'x');
  browser.local.set('pf_queue_of_others', 'x').set('other', 'x');
  return browser;
}

function forgetWith(choices: Partial<ConsentChoices>) {
  const { port, jar, local } = recordingPort({}, fullBrowser());
  const gate = decidedGate(port);
  gate.decide(choices);
  createMeasurement(gate, createLandingMemory(), '/api/event').forget();
  return [...jar.keys(), ...local.keys()].sort();
}

const necessary = [
  '__Host-pf_application',
  'pf_consent',
  'pf_form:application:es-ES',
  'pf_locale',
  'pf_push',
  'pf_reg',
  'pf_reload',
];
const foreign = ['other', 'other', 'pf_queue_of_others'];
const running = { id: '0300.1', percentB: 50, from: 0, until: 9_999_999_999 } as const;
const measured = ['pf_client', 'pf_current', 'pf_first', 'pf_queue', 'pf_session', 'pf_visits'];

describe('forget', () => {
  test('keeps what the visitor compares and has seen while that is still allowed', () => {
    expect(forgetWith({ functional: true })).toEqual(
      [...necessary, ...foreign, 'pf_compare:es-ES', 'pf_seen:es-ES'].sort(),
    );
  });

  test('after a refusal deletes every entry that needs consent, and no other (R16)', () => {
    expect(forgetWith({})).toEqual([...necessary, ...foreign].sort());
  });

  test('keeps the arm of an experiment that is still allowed', () => {
    expect(forgetWith({ experiments: true })).toEqual([...necessary, ...foreign, 'pf_exp:0300.1'].sort());
  });

  test('keeps the measurement that is still allowed', () => {
    expect(forgetWith({ measurement: true })).toEqual([...necessary, ...foreign, ...measured].sort());
  });

  test('deletes cookies also where the storage is blocked', () => {
    const { port, jar } = recordingPort({}, fullBrowser());
    const storedKeys = () => {
      throw new Error('blocked');
    };
    createMeasurement(decidedGate({ ...port, storedKeys }), createLandingMemory(), '/').forget();
    expect(measured.filter((name) => jar.has(name))).toEqual([]);
  });

  test('finds everything in cookies and the local storage, because it does not look into the session storage', () => {
    const consented = storedNames.filter(({ category }) => category !== 'necessary');
    expect(consented.filter(({ kind }) => (kind as string) === 'session')).toEqual([]);
  });
});

test('any sequence of decisions, pages, events, picks and failures leaves nothing stored after a refusal (R15, R16)', async () => {
  const step = fc.oneof(
    fc.record({ type: fc.constant('accept' as const) }),
    fc.record({ type: fc.constant('reject' as const) }),
    fc.record({ type: fc.constant('load' as const), url: fc.webUrl({ withQueryParameters: true }) }),
    fc.record({ type: fc.constant('event' as const) }),
    fc.record({ type: fc.constant('connect' as const), online: fc.boolean() }),
    fc.record({ type: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 4000 }) }),
    fc.record({ type: fc.constant('fail' as const), status: fc.constantFrom(0, 200, 400, 408, 429, 503) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const browser = fakeBrowser();
      let isAllowed = false;
      const load = (url: string) => {
        const tab = recordingPort({ referrer: url }, browser);
        const gate = decidedGate(tab.port);
        const memory = createLandingMemory();
        memory.rememberLanding(url, url);
        gate.decide({ measurement: isAllowed, experiments: isAllowed });
        return { ...tab, gate, measurement: createMeasurement(gate, memory, '/api/event') };
      };
      let page = load('https://es.example.com/');
      const tabs = [page];
      const decide = (allowed: boolean) => {
        isAllowed = allowed;
        for (const tab of tabs) {
          tab.gate.decide({ measurement: allowed, experiments: allowed });
          tab.measurement.forget();
        }
      };
      const traces = () => [...browser.jar.keys(), ...browser.local.keys()];
      const requests = () => tabs.reduce((count, tab) => count + tab.sent.length, 0);
      for (const each of [...steps, { type: 'reject' } as const, { type: 'event' } as const]) {
        const before = requests();
        if (each.type === 'accept' || each.type === 'reject') decide(each.type === 'accept');
        else if (each.type === 'load') {
          page = load(`${each.url}?utm_source=news`);
          tabs.push(page);
        } else if (each.type === 'event') {
          const arm = assignArm(page.gate, running);
          expect(arm !== undefined).toBe(isAllowed);
          page.measurement.track('pageView', {}, { sub3: arm });
        } else if (each.type === 'connect') await browser.setOnline(each.online);
        else if (each.type === 'pass') await browser.advance(each.seconds * 1000);
        else page.answers.push(each.status ? { status: each.status } : new TypeError('Failed to fetch'));
        if (!isAllowed) expect([traces(), requests()]).toEqual([[], before]);
      }
      await browser.advance(3_600_000);
      expect([traces(), browser.waitingTimers(), browser.listening()]).toEqual([[], 0, 0]);
    }),
    { numRuns: 300 },
  );
});
