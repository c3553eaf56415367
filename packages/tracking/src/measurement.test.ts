import { type EventProperties, eventSchemaOf } from '@prestafaro/types/tracked-event';
import type { ConsentChoices } from '@prestafaro/types/tracking-consent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BrowserPort } from './browser-port.ts';
import type { CallerFields } from './build-event.ts';
import { createLandingMemory } from './landing-memory.ts';
import { createMeasurement } from './measurement.ts';
import { decidedGate } from './testing/decided-gate.ts';
import { recordingPort } from './testing/recording-port.ts';

const url = 'https://events.example.com/api/event';

function view(
  port: BrowserPort,
  choices: Partial<ConsentChoices>,
  page: EventProperties<'pageView'> = { sub5: 'blog' },
  fields: CallerFields = { provider_id: '42' },
): void {
  const gate = decidedGate(port);
  gate.decide(choices);
  createMeasurement(gate, createLandingMemory(), url).track('pageView', page, fields);
}

/** The one event that was sent, parsed like the server parses it. */
function sentEvent(tab: ReturnType<typeof recordingPort>) {
  expect(tab.sent).toHaveLength(1);
  expect(tab.events()).toHaveLength(1);
  return eventSchemaOf('pageView').parse(tab.events()[0]);
}

describe('track before consent', () => {
  test('sends, stores, reads and logs nothing (R15)', () => {
    const { port, calls } = recordingPort();
    view(port, {});
    expect(calls).toEqual([]);
  });

  test('logs nothing on a local host', () => {
    const { port, calls } = recordingPort({ hostname: 'localhost' });
    view(port, {});
    expect(calls).toEqual([]);
  });

  test.each<Partial<ConsentChoices>>([{ measurement: false }, { experiments: true, push: true }])(
    'does nothing for the choice %o',
    (choices) => {
      const { port, calls } = recordingPort();
      view(port, choices);
      expect(calls).toEqual([]);
    },
  );
});

describe('track with consent to measurement', () => {
  test('sends event 5 with the page kind in sub5', () => {
    const tab = recordingPort({ referrer: 'https://www.google.com/' });
    view(tab.port, { measurement: true });
    expect(sentEvent(tab)).toMatchObject({
      event_id: 5,
      sub4: 'pageView',
      sub5: 'blog',
      provider_id: '42',
      domain: 'es.example.com',
      referer: 'https://www.google.com/',
    });
  });

  test('names the affiliate of the visit in sub1, also on later pages', () => {
    const tab = recordingPort();
    const gate = decidedGate(tab.port);
    gate.decide({ measurement: true });
    const memory = createLandingMemory();
    memory.rememberLanding('https://es.example.com/?aff=a-7k3m9x', '');
    createMeasurement(gate, memory, url).track('pageView', { sub5: 'blog' });
    createMeasurement(gate, createLandingMemory(), url).track('pageView', { sub5: 'doc' });
    expect(tab.events()).toMatchObject([
      { sub1: 'a-7k3m9x', utm_source: 'a-7k3m9x', utm_medium: 'affiliate' },
      { sub1: 'a-7k3m9x' },
    ]);
  });

  test('sends the first source beside the current one, without its content and term', () => {
    const tab = recordingPort();
    tab.jar.set('pf_first', '1|utm|news|email|may|button|loan');
    tab.jar.set('pf_current', '1|utm|ads|cpc|june||');
    view(tab.port, { measurement: true });
    expect(sentEvent(tab)).toMatchObject({
      ...{ utm_source: 'ads', utm_medium: 'cpc', utm_campaign: 'june' },
      ...{ first_source: 'news', first_medium: 'email', first_campaign: 'may' },
    });
    expect(JSON.stringify(tab.events())).not.toMatch(/button|loan/);
  });

  test('sends a web vital while the visit runs, and none 30 minutes after it, because it would start another visit', async () => {
    const tab = recordingPort();
    const gate = decidedGate(tab.port);
    gate.decide({ measurement: true });
    const { track } = createMeasurement(gate, createLandingMemory(), url);
    track('webVital', { sub6: 'LCP', sub8: 1200 });
    expect(tab.events()).toEqual([]);
    track('pageView', { sub5: 'blog' });
    track('webVital', { sub5: 'blog', sub6: 'LCP', sub8: 1200 });
    await tab.browser.advance(31 * 60_000);
    track('webVital', { sub5: 'blog', sub6: 'CLS', sub8: 20 });
    expect(tab.events()).toMatchObject([
      { sub4: 'pageView' },
      { event_id: 31, sub4: 'webVital', sub5: 'blog', sub6: 'LCP', sub8: 1200 },
    ]);
    eventSchemaOf('webVital').parse(tab.events()[1]);
    expect(tab.jar.get('pf_visits')).toBe('1|1|1');
  });

  test('sends the fields of a page view in the order of the specification', () => {
    const tab = recordingPort({ referrer: 'https://www.google.com/' });
    view(tab.port, { measurement: true });
    expect(Object.keys(tab.events()[0] ?? {})).toEqual([
      'event_id',
      'provider_id',
      'sub4',
      'sub5',
      'session_id',
      'client_id',
      'domain',
      'referer',
      'event_key',
    ]);
  });

  test('posts JSON with keepalive', () => {
    const { port, sent } = recordingPort();
    view(port, { measurement: true });
    expect(sent[0]).toMatchObject({
      url,
      request: { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
    });
  });

  test('sends the field index 0', () => {
    const tab = recordingPort();
    const gate = decidedGate(tab.port);
    gate.decide({ measurement: true });
    createMeasurement(gate, createLandingMemory(), url).track('focus', { sub6: 'reg.2', sub8: 0 });
    expect(eventSchemaOf('focus').parse(tab.events()[0])).toMatchObject({ event_id: 6, sub6: 'reg.2', sub8: 0 });
  });

  test('sends no sub5 for a page without a kind', () => {
    const tab = recordingPort();
    view(tab.port, { measurement: true }, {});
    expect(sentEvent(tab)).not.toHaveProperty('sub5');
  });

  test('sends the arm in sub3 only under consent to experiments', () => {
    const tab = recordingPort();
    const arm = { sub1: 'partner', sub3: '0300.1-A' };
    view(tab.port, { measurement: true }, {}, arm);
    view(tab.port, { measurement: true, experiments: true }, {}, arm);
    expect(tab.events().map(({ sub1, sub3 }) => [sub1, sub3])).toEqual([
      ['partner', undefined],
      ['partner', '0300.1-A'],
    ]);
  });

  test('removes query and hash from the referrer (R28)', () => {
    const tab = recordingPort({ referrer: 'https://mail.example.com/read?to=ana@example.com#ana' });
    view(tab.port, { measurement: true });
    expect(sentEvent(tab).referer).toBe('https://mail.example.com/read');
  });

  test.each(['https://crm.example.com/clientes/ana@example.com/', 'https://crm.example.com/x/ana%40example.com'])(
    'sends only the origin of a referrer whose path names an e-mail address: %s (R28)',
    (referrer) => {
      const tab = recordingPort({ referrer });
      view(tab.port, { measurement: true });
      expect(sentEvent(tab).referer).toBe('https://crm.example.com');
    },
  );

  test.each(['', 'android-app://com.example.app/', 'about:client'])('sends no referrer for "%s"', (referrer) => {
    const tab = recordingPort({ referrer });
    view(tab.port, { measurement: true });
    expect(sentEvent(tab)).not.toHaveProperty('referer');
  });

  test('sends an event that the schema accepts, for any landing', () => {
    const address = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'large' }),
      fc.string({ unit: 'binary' }),
      fc
        .string({ unit: 'binary', minLength: 200, maxLength: 600 })
        .map((text) => `https://a.example/?utm_term=${text}`),
    );
    fc.assert(
      fc.property(address, address, (landing, referrer) => {
        const tab = recordingPort({ referrer });
        const gate = decidedGate(tab.port);
        const memory = createLandingMemory();
        memory.rememberLanding(landing, referrer);
        gate.decide({ measurement: true });
        createMeasurement(gate, memory, url).track('pageView', {});
        sentEvent(tab);
      }),
    );
  });
});

test.each(['localhost', 'es.localhost', '127.0.0.1', '[::1]'])(
  'on %s logs the event and neither sends nor queues it',
  (hostname) => {
    const { port, sent, logged, local } = recordingPort({ hostname });
    view(port, { measurement: true });
    expect(sent).toEqual([]);
    expect(local.size).toBe(0);
    expect(logged).toEqual([expect.objectContaining({ event_id: 5, sub4: 'pageView' })]);
  },
);

test.each(['localhost.example.com', 'notlocalhost', '127.0.0.10'])(
  'sends the event on %s, which is not a local host',
  (hostname) => {
    const { port, sent } = recordingPort({ hostname });
    view(port, { measurement: true });
    expect(sent).toHaveLength(1);
  },
);

describe('track when something fails', () => {
  const refused = () => {
    throw new Error('refused');
  };
  const answer = { status: 200, headers: new Headers(), json: async () => refused() };

  test.each<[string, Partial<BrowserPort>]>([
    ['the network', { fetch: () => Promise.reject(new TypeError('offline')) }],
    ['the answer', { fetch: async () => answer }],
    ['fetch, which throws', { fetch: refused }],
    ['reading cookies', { readCookies: refused }],
    ['writing a cookie', { writeCookie: refused }],
    ['reading the storage', { readStored: refused }],
    ['writing the storage', { writeStored: refused, removeStored: refused }],
  ])('ignores the error of %s', async (_, broken) => {
    view({ ...recordingPort().port, ...broken }, { measurement: true });
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
