import { expect, test } from 'vitest';
import { createLandingMemory } from './landing-memory.ts';
import { createMeasurement } from './measurement.ts';
import { decidedGate } from './testing/decided-gate.ts';
import { recordingPort } from './testing/recording-port.ts';

const campaign = 'https://es.example.com/?utm_source=news&utm_campaign=may';

function visit() {
  const tab = recordingPort();
  const gate = decidedGate(tab.port);
  const memory = createLandingMemory();
  return { ...tab, gate, memory, measurement: createMeasurement(gate, memory, '/api/event') };
}

test('landing: is undefined before a page has loaded', () => {
  expect(createLandingMemory().landing()).toBeUndefined();
});

test('rememberLanding: keeps the first page over navigation in the app', () => {
  const memory = createLandingMemory();
  memory.rememberLanding(campaign, 'https://www.google.com/');
  memory.rememberLanding('https://es.example.com/blog/', 'https://www.google.com/');
  expect(memory.landing()).toEqual({ url: campaign, referrer: 'https://www.google.com/' });
});

test('stores nothing before consent and writes the campaign after it, three pages later (R18)', () => {
  const { calls, gate, memory, measurement, events, jar } = visit();
  memory.rememberLanding(campaign, '');
  for (const sub5 of ['blog', 'seo', 'lender'] as const) measurement.track('pageView', { sub5 });
  expect(calls).toEqual([]);
  gate.decide({ measurement: true });
  measurement.track('pageView', { sub5: 'doc' });
  expect(jar.get('pf_first')).toBe('1|utm|news|(none)|may||');
  expect(events()).toMatchObject([{ sub5: 'doc', utm_source: 'news', utm_campaign: 'may' }]);
});

test('writes the campaign again after a refusal and a second consent on the same page (R18)', () => {
  const { gate, memory, measurement, jar } = visit();
  memory.rememberLanding(campaign, '');
  gate.decide({ measurement: true });
  measurement.track('pageView', {});
  gate.decide({});
  measurement.forget();
  expect(jar.size).toBe(0);
  gate.decide({ measurement: true });
  measurement.track('pageView', {});
  expect(jar.get('pf_first')).toContain('|news|');
});

test('writes a landing that is remembered after the first event', () => {
  const { gate, memory, measurement, jar } = visit();
  gate.decide({ measurement: true });
  measurement.track('pageView', {});
  expect(jar.has('pf_first')).toBe(false);
  memory.rememberLanding(campaign, '');
  measurement.track('focus', {});
  expect(jar.has('pf_first')).toBe(true);
});
