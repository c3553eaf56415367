import { consentTextVersion, readConsent } from '@prestafaro/types/tracking-consent';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerConsent } from '@/shell/consent/answer-consent';

const { sending, sent } = vi.hoisted(() => ({ sending: vi.fn(), sent: { headers: new Headers() } }));
vi.mock('@/cms/send-tracking-consent', () => ({ sendTrackingConsent: sending }));
vi.mock('@/cms/environment', () => ({
  environment: () => ({ TRUSTED_PROXIES: 0, DEFAULT_COUNTRY: 'ES', HOSTS: new Map() }),
}));
vi.mock('next/headers', () => ({ headers: async () => sent.headers }));
vi.mock('@/server/log/log', () => ({ log: { error: vi.fn() } }));

/** Now, as the cookie writes it. */
const since = () => Math.floor(Date.now() / 1000).toString(36);
const former = '0f0c3f0c-1b2d-4c3e-8f4a-5b6c7d8e9f00';
const page = 'https://es.example.com/blog/?utm_source=x#comments';

async function choose(fields: Record<string, string>, headers: Record<string, string> = {}) {
  sent.headers = new Headers({ host: 'es.example.com', accept: 'text/html', referer: page, ...headers });
  const body = new URLSearchParams({ locale: 'es-ES', version: String(consentTextVersion), ...fields });
  return answerConsent(
    new Request('https://es.example.com/api/consent', { method: 'POST', headers: sent.headers, body }),
  );
}

async function stored(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await choose(fields, headers);
  if (!(answer instanceof Response)) throw new Error(`refused with ${answer.status}`);
  return answer;
}

const cookiesIn = (answer: Response) => answer.headers.getSetCookie();
const choicesIn = (answer: Response) =>
  readConsent(/^pf_consent=([^;]+)/.exec(cookiesIn(answer)[0] ?? '')?.[1])?.choices;

beforeEach(() => {
  sending.mockReset();
  sending.mockResolvedValue({ outcome: 'stored' });
});

describe('the answer to a choice about tracking', () => {
  it.each([
    [{ action: 'accept' }, { measurement: true, experiments: true, push: true, functional: true }],
    [
      { action: 'reject', measurement: 'on' },
      { measurement: false, experiments: false, push: false, functional: false },
    ],
    [
      { action: 'choose', measurement: 'on' },
      { measurement: true, experiments: false, push: false, functional: false },
    ],
    [{ action: 'choose' }, { measurement: false, experiments: false, push: false, functional: false }],
  ])('stores %j as %j, in the cookie and in the CMS', async (fields, choices) => {
    const answer = await stored(fields);
    expect(choicesIn(answer)).toEqual(choices);
    const [message] = sending.mock.lastCall ?? [];
    expect(message).toMatchObject({ locale: 'es-ES', textVersion: consentTextVersion, choices });
    expect(cookiesIn(answer)[0]).toContain(message.id);
  });

  it('leads a browser back to its page, without the anchor', async () => {
    const answer = await stored({ action: 'accept' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/blog/?utm_source=x']);
  });

  it.each([
    'https://evil.example/x/',
    'https://es.example.com//evil.example/',
    'https://es.example.com/api/consent',
    'nonsense',
    '',
  ])('leads to the home page for the referrer "%s"', async (referer) => {
    expect((await stored({ action: 'accept' }, { referer })).headers.get('location')).toBe('/');
  });

  it('answers our script with 204', async () => {
    expect((await stored({ action: 'accept' }, { accept: '*/*' })).status).toBe(204);
  });

  it('sets a cookie for 400 days that scripts can read, secure by https', async () => {
    const [plain] = cookiesIn(await stored({ action: 'accept' }));
    expect(plain).toMatch(/^pf_consent=[\w.-]+; Max-Age=34560000; Path=\/; SameSite=Lax$/);
    const [secure] = cookiesIn(await stored({ action: 'accept' }, { 'x-forwarded-proto': 'https' }));
    expect(secure).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('R16: deletes every cookie that is no longer allowed, and no other', async () => {
    const ended = (answer: Response) =>
      cookiesIn(answer)
        .filter((cookie) => cookie.includes('=; Max-Age=0; '))
        .map((cookie) => cookie.split('=')[0]);
    const measuring = ['pf_session', 'pf_client', 'pf_first', 'pf_current', 'pf_visits'];
    expect(ended(await stored({ action: 'reject' }))).toEqual(measuring);
    expect(ended(await stored({ action: 'choose', experiments: 'on' }))).toEqual(measuring);
    expect(ended(await stored({ action: 'accept' }))).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { action: 'yes' },
    { action: 'accept', version: '0' },
    { action: 'accept', version: '1.5' },
    { action: 'accept', version: '999' },
  ])('refuses %j with 400', async (fields) => {
    expect(await choose(fields)).toEqual({ status: 400, path: '/blog/?utm_source=x' });
    expect(sending).not.toHaveBeenCalled();
  });

  it.each([
    ['accept', 'accept', 'm', 'accept'],
    ['reject', 'reject', undefined, 'reject'],
    ['reject', 'withdraw', 'm', 'reject'],
    ['choose', 'choose', undefined, 'choose'],
    ['choose', 'withdraw', 'mepf', 'nothing'],
    ['choose', 'choose', 'mepf', 'choose'],
    ['reject', 'reject', '', 'reject'],
  ])('R17: records %s as %s after a choice of "%s" (%s)', async (action, recorded, letters, ticked) => {
    const cookie = letters === undefined ? '' : `pf_consent=1.${consentTextVersion}.${since()}.${letters}.${former}`;
    await stored({ action, ...(ticked === 'choose' && { push: 'on' }) }, { cookie });
    expect(sending.mock.lastCall?.[0]).toMatchObject({
      action: recorded,
      replacedId: letters === undefined ? null : former,
    });
  });

  it('R17: records a refusal, not a withdrawal, where the former consent was to an older text', async () => {
    const cookie = `pf_consent=1.${consentTextVersion - 1}.${since()}.m.${former}`;
    await stored({ action: 'reject' }, { cookie });
    expect(sending.mock.lastCall?.[0]).toMatchObject({ action: 'reject' });
  });

  it('R17: takes a former id that we do not write for none, so that the choice is recorded', async () => {
    await stored({ action: 'accept' }, { cookie: `pf_consent=1.1.${since()}.m.${'a'.repeat(36)}` });
    expect(sending.mock.lastCall?.[0]).toMatchObject({ action: 'accept', replacedId: null });
  });

  it.each([
    [
      { outcome: 'away', reason: 'x' },
      { status: 503, retryAfterSeconds: 10 },
    ],
    [
      { outcome: 'limited', retryAfterSeconds: 90 },
      { status: 429, retryAfterSeconds: 90 },
    ],
  ])('R17: allows nothing that the CMS has not recorded (%j)', async (outcome, refusal) => {
    sending.mockResolvedValue(outcome);
    expect(await choose({ action: 'accept' })).toMatchObject(refusal);
    expect(await choose({ action: 'choose', push: 'on' })).toMatchObject(refusal);
  });

  it.each([
    ['is away', Promise.resolve({ outcome: 'away', reason: 'x' })],
    ['hangs', new Promise(() => {})],
  ])('refuses for the visitor even while the CMS %s', async (_, answer) => {
    sending.mockReturnValue(answer);
    expect(choicesIn(await stored({ action: 'reject' }))).toEqual({
      measurement: false,
      experiments: false,
      push: false,
      functional: false,
    });
  });
});
