import { consentTextVersion } from '@prestafaro/types/tracking-consent';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentClick } from '@/cms/send-click';
import { answerExit, type ExitWays } from '@/features/click-out/answer-exit';
import { catchLog } from '@/server/testing/catch-log';

const { sent, cookie } = vi.hoisted(() => ({ sent: vi.fn(), cookie: { value: undefined as string | undefined } }));
const drawUnknownOffer = vi.fn<ExitWays['drawUnknownOffer']>();
const drawTooManyClicks = vi.fn<ExitWays['drawTooManyClicks']>();
const isClosed = vi.fn<ExitWays['isClosed']>();
vi.mock('@/cms/send-click', () => ({ sendClick: sent }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ TRUSTED_PROXIES: 0 }) }));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: async () => cookie.value }));

const token = 'T'.repeat(43);
const policy = "script-src 'nonce-1'";
const screen = (status: number, body: string) => ({
  status,
  body,
  header: (name: string) => (name === 'content-security-policy' ? policy : undefined),
});
const link = 'https://partner.example/claro?offer=67&sub1=c1';

interface RequestChange {
  method?: string;
  headers?: Record<string, string>;
  locale?: 'es-ES' | 'ru-UA';
}

const ask = ({ method = 'GET', headers = {}, locale = 'es-ES' }: RequestChange = {}) =>
  answerExit(
    new Request('http://es.localhost:3000/go/67/', { method, headers: { host: 'es.localhost:3000', ...headers } }),
    { locale, offerId: 67 },
    { isClosed, drawUnknownOffer, drawTooManyClicks },
  );
const answering = (answer: SentClick) => sent.mockResolvedValue(answer);

let lines: Record<string, unknown>[];

beforeEach(() => {
  sent.mockReset();
  drawTooManyClicks.mockReset();
  isClosed.mockReset().mockResolvedValue(false);
  cookie.value = undefined;
  answering({ outcome: 'leads', url: link });
  lines = catchLog();
});
afterEach(() => vi.restoreAllMocks());

describe('/go/ of a known offer', () => {
  it('records the click and redirects to the address from the CMS with no-store', async () => {
    const answer = await ask({ headers: { 'x-pf-socket': '192.0.2.7' } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(link);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      locale: 'es-ES',
      offerId: 67,
      token: null,
      arm: null,
      attribution: null,
      isArmAllowed: false,
      isSourceAllowed: false,
      address: '192.0.2.7',
    });
  });

  it('sends the latest and the first campaign and the permission to name the arm only with the visitor’s consent (R15)', async () => {
    const source = 'pf_current=1|utm|bolet%C3%ADn|email|oto%C3%B1o||; pf_first=1|organic|google|organic|verano|x|y';
    const consent = (letters: string) =>
      `pf_consent=1.${consentTextVersion}.${Math.floor(Date.now() / 1000).toString(36)}.${letters}.${id}`;
    const id = '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00';
    const sentWith = async (letters: string) => {
      await ask({ headers: { cookie: `${source}; ${consent(letters)}` } });
      const { attribution, isArmAllowed, isSourceAllowed } = sent.mock.lastCall?.[0] ?? {};
      return { attribution, isArmAllowed, isSourceAllowed };
    };
    expect(await sentWith('')).toEqual({ attribution: null, isArmAllowed: false, isSourceAllowed: false });
    expect(await sentWith('e')).toEqual({ attribution: null, isArmAllowed: true, isSourceAllowed: false });
    expect(await sentWith('m')).toEqual({
      attribution: {
        ...{ utm_source: 'boletín', utm_medium: 'email', utm_campaign: 'otoño' },
        ...{ first_source: 'google', first_medium: 'organic', first_campaign: 'verano' },
      },
      isArmAllowed: false,
      isSourceAllowed: true,
    });
  });

  it.each([
    ['a-7k3m9x|affiliate', { sub1: 'a-7k3m9x' }],
    ['news|affiliate', {}],
    ['a-7k3m9x|email', {}],
  ])('sends the affiliate of the visit %s under consent to measurement', async (source, expected) => {
    const consent = `pf_consent=1.${consentTextVersion}.${Math.floor(Date.now() / 1000).toString(36)}.m.0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00`;
    await ask({ headers: { cookie: `pf_current=1|utm|${source}|||; ${consent}` } });
    const [utm_source, utm_medium] = source.split('|');
    expect(sent.mock.lastCall?.[0].attribution).toEqual({ utm_source, utm_medium, ...expected });
  });

  it('sends the token of the application of an applicant', async () => {
    cookie.value = token;
    await ask();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ token }));
  });

  it.each<[string, RequestChange]>([
    ['HEAD', { method: 'HEAD' }],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a prerendering', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a prefetch of an older browser', { headers: { purpose: 'prefetch' } }],
    ['a prefetch of old Firefox', { headers: { 'x-moz': 'prefetch' } }],
    ['a prefetch of our own script', { headers: { 'next-router-prefetch': '1' } }],
    ['a preview in WhatsApp', { headers: { 'user-agent': 'WhatsApp/2.23.20.0 A' } }],
    ['a preview in Telegram', { headers: { 'user-agent': 'TelegramBot (like TwitterBot)' } }],
    ['a preview in Facebook', { headers: { 'user-agent': 'facebookexternalhit/1.1' } }],
    ['a preview in Slack', { headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' } }],
    ['a preview in Viber', { headers: { 'user-agent': 'Viber/20.0' } }],
    [
      'Googlebot',
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
    ],
  ])('records nothing for %s', async (_, requested) => {
    const answer = await ask(requested);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('location')).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    '',
  ])('records a click of the browser “%s”', async (userAgent) => {
    expect((await ask({ headers: { 'user-agent': userAgent } })).status).toBe(302);
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ['es-ES', '/landing/trafficback/'],
    ['ru-UA', '/ru/landing/trafficback/'],
  ] as const)('%s: redirects a retired offer to other offers', async (locale, location) => {
    answering({ outcome: 'retired' });
    const answer = await ask({ locale });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
  });

  it.each([
    ['es-ES', '/transition/?offer=67&away=1'],
    ['ru-UA', '/ru/transition/?offer=67&away=1'],
  ] as const)(
    '%s: redirects to the page before the exit while the CMS is away, and logs the reason',
    async (locale, location) => {
      answering({ outcome: 'away', reason: 'The CMS did not answer (TimeoutError)' });
      const answer = await ask({ locale });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
      expect(lines).toHaveLength(1);
      expect(JSON.stringify(lines)).toContain('The CMS did not answer (TimeoutError)');
    },
  );

  it('answers 429 with the waiting time in plain text where no page is drawn', async () => {
    answering({ outcome: 'limited', retryAfterSeconds: 90 });
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('90');
    expect(await answer.text()).toContain('Vuelve a intentarlo dentro de 2 minutos.');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['es-ES', '/go/67/'],
    ['ru-UA', '/ru/go/67/'],
  ] as const)('%s: answers 429 with the page of the site after too many clicks', async (locale, path) => {
    answering({ outcome: 'limited', retryAfterSeconds: 61 });
    drawTooManyClicks.mockResolvedValueOnce(screen(200, '<h1>Demasiados clics seguidos'));
    const answer = await ask({ locale });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '61']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toBe('<h1>Demasiados clics seguidos');
    expect(drawTooManyClicks).toHaveBeenCalledExactlyOnceWith(path, 2);
  });
});

describe('/go/ of a closed offer', () => {
  it.each([
    ['es-ES', '/landing/trafficback/?offer=67'],
    ['ru-UA', '/ru/landing/trafficback/?offer=67'],
  ] as const)(
    '%s: records no click, logs the stale link, and redirects to the page that says why',
    async (locale, location) => {
      isClosed.mockResolvedValue(true);
      const answer = await ask({ locale });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(sent).not.toHaveBeenCalled();
      expect(lines).toMatchObject([{ locale, offerId: 67 }]);
    },
  );

  it('asks nobody for a request that is no click', async () => {
    await ask({ method: 'HEAD' });
    expect(isClosed).not.toHaveBeenCalled();
  });
});

describe('/go/ of an unknown offer', () => {
  beforeEach(() => answering({ outcome: 'unknown' }));

  it('answers 404 with the validity screen, drawn by the proxy', async () => {
    drawUnknownOffer.mockResolvedValue(screen(404, '<p>no</p>'));
    const answer = await ask();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).toBe('<p>no</p>');
    expect(drawUnknownOffer).toHaveBeenCalledWith('/go/67/');
  });

  it('answers 404 with a plain sentence when the screen cannot be drawn', async () => {
    drawUnknownOffer.mockRejectedValue(new Error('No answer within 10 seconds'));
    const answer = await ask();
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Page Not Found: /go/67/');
  });
});
