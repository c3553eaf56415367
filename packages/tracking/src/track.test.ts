import { type EventProperties, eventSchemaOf } from '@prestafaro/types/tracked-event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BrowserPort, VisitedPage } from './browser-port.ts';
import { type ConsentChoices, createConsentGate } from './consent-gate.ts';
import { recordingPort } from './testing/recording-port.ts';
import { track } from './track.ts';

const settings = { url: 'https://events.example.com/api/event', providerId: '42' };

function view(port: BrowserPort, choices: ConsentChoices, page: EventProperties<'pageView'> = { sub5: 'blog' }): void {
  const gate = createConsentGate(port);
  gate.decide(choices);
  track(gate, settings, 'pageView', page);
}

/** The one event that was sent, parsed like the server parses it. */
function sentEvent({ sent }: ReturnType<typeof recordingPort>) {
  expect(sent).toHaveLength(1);
  return eventSchemaOf('pageView').parse(JSON.parse(sent[0]?.request.body ?? ''));
}

describe('track before consent', () => {
  test('sends, stores, reads and logs nothing', () => {
    const { port, calls } = recordingPort();
    track(createConsentGate(port), settings, 'pageView', { sub5: 'blog' });
    expect(calls).toEqual([]);
  });

  test('logs nothing on a local host', () => {
    const { port, calls } = recordingPort({ hostname: 'localhost' });
    track(createConsentGate(port), settings, 'pageView', {});
    expect(calls).toEqual([]);
  });

  test.each<ConsentChoices>([{}, { measurement: false }, { experiments: true, marketing: true }])(
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
    const browser = recordingPort({ referrer: 'https://www.google.com/' });
    view(browser.port, { measurement: true });
    expect(sentEvent(browser)).toMatchObject({
      event_id: 5,
      sub4: 'pageView',
      sub5: 'blog',
      provider_id: '42',
      domain: 'es.example.com',
      referer: 'https://www.google.com/',
    });
  });

  test('sends the fields of a page view in the order of the specification', () => {
    const { port, sent } = recordingPort({ referrer: 'https://www.google.com/' });
    view(port, { measurement: true });
    expect(Object.keys(JSON.parse(sent[0]?.request.body ?? ''))).toEqual([
      'event_id',
      'provider_id',
      'sub4',
      'sub5',
      'session_id',
      'client_id',
      'domain',
      'referer',
    ]);
  });

  test('posts JSON with keepalive', () => {
    const { port, sent } = recordingPort();
    view(port, { measurement: true });
    expect(sent[0]).toMatchObject({
      url: settings.url,
      request: { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
    });
  });

  test('sends no sub5 for a page without a kind', () => {
    const browser = recordingPort();
    view(browser.port, { measurement: true }, {});
    expect(sentEvent(browser)).not.toHaveProperty('sub5');
  });

  test('removes query and hash from the referrer', () => {
    const browser = recordingPort({ referrer: 'https://mail.example.com/read?to=ana@example.com#ana' });
    view(browser.port, { measurement: true });
    expect(sentEvent(browser).referer).toBe('https://mail.example.com/read');
  });

  test.each(['', 'android-app://com.example.app/', 'about:client'])('sends no referrer for "%s"', (referrer) => {
    const browser = recordingPort({ referrer });
    view(browser.port, { measurement: true });
    expect(sentEvent(browser)).not.toHaveProperty('referer');
  });

  test('sends an event that the schema accepts, for any referrer', () => {
    const referrer = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'large' }),
      fc.string(),
    );
    fc.assert(
      fc.property(referrer, (from) => {
        const browser = recordingPort({ referrer: from });
        view(browser.port, { measurement: true });
        sentEvent(browser);
      }),
    );
  });
});

test.each<VisitedPage['hostname']>(['localhost', 'es.localhost', '127.0.0.1', '[::1]'])(
  'on %s logs the event and does not send it',
  (hostname) => {
    const { port, sent, logged } = recordingPort({ hostname });
    view(port, { measurement: true });
    expect(sent).toEqual([]);
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

  test.each<[string, Partial<BrowserPort>]>([
    ['the network', { fetch: () => Promise.reject(new TypeError('offline')) }],
    ['the answer', { fetch: async () => ({ json: async () => refused() }) }],
    ['fetch, which throws', { fetch: refused }],
    ['reading cookies', { readCookies: refused }],
    ['writing a cookie', { writeCookie: refused }],
  ])('ignores the error of %s', async (_, broken) => {
    view({ ...recordingPort().port, ...broken }, { measurement: true });
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
