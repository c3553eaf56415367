import { pageViewEventSchema } from '@prestafaro/types/tracked-event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BrowserPort, VisitedPage } from './browser-port.ts';
import { type ConsentChoices, createConsentGate } from './consent-gate.ts';
import { type PageView, trackPageView } from './page-view.ts';
import { recordingPort } from './testing/recording-port.ts';

const settings = { url: 'https://events.example.com/api/event', providerId: '42' };

function view(port: BrowserPort, choices: ConsentChoices, page: PageView = { metaType: 'blog' }): void {
  const gate = createConsentGate(port);
  gate.decide(choices);
  trackPageView(gate, settings, page);
}

/** The one event that was sent, as the server reads it. */
function sentEvent({ sent }: ReturnType<typeof recordingPort>) {
  expect(sent).toHaveLength(1);
  return pageViewEventSchema.parse(JSON.parse(sent[0]?.request.body ?? ''));
}

describe('before consent', () => {
  test('nothing of the browser is touched: not sent, not stored, not read, not even logged', () => {
    const { port, calls } = recordingPort();
    trackPageView(createConsentGate(port), settings, { metaType: 'blog' });
    expect(calls).toEqual([]);
  });

  test('nor on a local host', () => {
    const { port, calls } = recordingPort({ hostname: 'localhost' });
    trackPageView(createConsentGate(port), settings, {});
    expect(calls).toEqual([]);
  });

  test.each<ConsentChoices>([{}, { measurement: false }, { experiments: true, marketing: true }])(
    'nor when the choice is %o',
    (choices) => {
      const { port, calls } = recordingPort();
      view(port, choices);
      expect(calls).toEqual([]);
    },
  );
});

describe('with consent to measurement', () => {
  test('a page view is event 5 with the kind of page', () => {
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

  test('it is posted as JSON with keepalive', () => {
    const { port, sent } = recordingPort();
    view(port, { measurement: true });
    expect(sent[0]).toMatchObject({
      url: settings.url,
      request: { method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' } },
    });
  });

  test('a page without a kind has no sub5', () => {
    const browser = recordingPort();
    view(browser.port, { measurement: true }, {});
    expect(sentEvent(browser)).not.toHaveProperty('sub5');
  });

  test('query and hash of the referrer stay here', () => {
    const browser = recordingPort({ referrer: 'https://mail.example.com/read?to=ana@example.com#ana' });
    view(browser.port, { measurement: true });
    expect(sentEvent(browser).referer).toBe('https://mail.example.com/read');
  });

  test.each(['', 'android-app://com.example.app/', 'about:client'])('the referrer "%s" is none', (referrer) => {
    const browser = recordingPort({ referrer });
    view(browser.port, { measurement: true });
    expect(sentEvent(browser)).not.toHaveProperty('referer');
  });

  test('the server accepts it, wherever the visitor came from', () => {
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
  'on %s the event is logged and not sent',
  (hostname) => {
    const { port, sent, logged } = recordingPort({ hostname });
    view(port, { measurement: true });
    expect(sent).toEqual([]);
    expect(logged).toEqual([expect.objectContaining({ event_id: 5, sub4: 'pageView' })]);
  },
);

test.each(['localhost.example.com', 'notlocalhost', '127.0.0.10'])('%s is no local host', (hostname) => {
  const { port, sent } = recordingPort({ hostname });
  view(port, { measurement: true });
  expect(sent).toHaveLength(1);
});

describe('what goes wrong stays silent', () => {
  const refused = () => {
    throw new Error('refused');
  };

  test.each<[string, Partial<BrowserPort>]>([
    ['the network', { fetch: () => Promise.reject(new TypeError('offline')) }],
    ['the answer', { fetch: async () => ({ json: async () => refused() }) }],
    ['the browser, asked to fetch', { fetch: refused }],
    ['the browser, asked for cookies', { readCookies: refused }],
    ['the browser, given a cookie', { writeCookie: refused }],
  ])('%s', async (_, broken) => {
    view({ ...recordingPort().port, ...broken }, { measurement: true });
    // An unhandled rejection would fail this run.
    await new Promise((resolve) => setTimeout(resolve));
  });
});
