import { siteOfLocale } from '@prestafaro/countries';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendDelivery } from '@/cms/send-delivery';
import { sendToLender } from '@/features/click-out/delivery/actions';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { loadMessages } from '@/messages/load-messages';

const { cookie } = vi.hoisted(() => ({ cookie: { value: undefined as string | undefined } }));
vi.mock('@/cms/send-delivery', () => ({ sendDelivery: vi.fn() }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES' }) }));
vi.mock('@/server/log/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/server/requests/visitor-address', () => ({ visitorAddress: () => '203.0.113.7' }));
vi.mock('@/shell/consent/allowed-tracking', () => ({
  allowedTracking: () => ({ choices: { experiments: false, measurement: false }, attribution: null }),
}));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: async () => cookie.value }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'es.localhost' }) }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const token = 'T'.repeat(43);
const parts = ['loan', 'contact'] as const;
const page = '/transition/?offer=7';
const consent = deliveryConsent(siteOfLocale('es-ES'), 'Nomada', parts, await loadMessages('es-ES'));

function press(changes: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { locale: 'es-ES', offer: '7', lender: 'Nomada', version: consent.textVersion, ...changes };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const part of parts) form.append('part', part);
  return sendToLender(form);
}

beforeEach(() => {
  cookie.value = token;
  vi.mocked(sendDelivery).mockReset().mockResolvedValue({ outcome: 'sent' });
});

it('sends the application of the cookie with the parts and the words of the page, and redirects to the page', async () => {
  await expect(press()).rejects.toThrow(`to ${page}`);
  expect(sendDelivery).toHaveBeenCalledExactlyOnceWith({
    ...{ locale: 'es-ES', offerId: 7, token, parts: [...parts], ...consent, arm: null, attribution: null },
    ...{ isArmAllowed: false, isSourceAllowed: false, address: '203.0.113.7' },
  });
});

it.each(['changed', 'closed', 'limited', 'away'] as const)('redirects with the problem %s', async (outcome) => {
  vi.mocked(sendDelivery).mockResolvedValue(outcome === 'away' ? { outcome, reason: 'timeout' } : { outcome });
  await expect(press()).rejects.toThrow(`to ${page}&send=${outcome}`);
});

it.each([
  ['words of another release', { version: 'es-ES:000000000000' }],
  ['another lender than the words name', { lender: 'Otra' }],
  ['another part than the words name', { part: 'document' }],
])('sends nothing for a form with %s', async (_, changes) => {
  await expect(press(changes)).rejects.toThrow(`to ${page}&send=changed`);
  expect(sendDelivery).not.toHaveBeenCalled();
});

it.each(['', '0', '1.5', 'x', '9999999'])('sends nothing for the offer "%s"', async (offer) => {
  await expect(press({ offer })).rejects.toThrow('to /process/');
  expect(sendDelivery).not.toHaveBeenCalled();
});

it('sends nothing without the cookie', async () => {
  cookie.value = undefined;
  await expect(press()).rejects.toThrow('to /process/');
  expect(sendDelivery).not.toHaveBeenCalled();
});
