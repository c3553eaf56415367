import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendDelivery } from '@/cms/send-delivery';
import { deliveryConsent } from '@/features/click-out/delivery/delivery-consent';
import { sendPickToLender, sendToLender } from '@/screens/transition/send-to-lender';
import { sampleView } from '@/shell/sample-view';
import { unanswered } from '@/shell/visitor-form/form-answer';

const { cookie } = vi.hoisted(() => ({ cookie: { value: undefined as string | undefined } }));
vi.mock('@/cms/send-delivery', () => ({ sendDelivery: vi.fn() }));
vi.mock('@/cms/environment', () => ({ environment: () => ({ HOSTS: new Map(), DEFAULT_COUNTRY: 'ES' }) }));
vi.mock('@/server/log/log', () => ({ log: { error: vi.fn() } }));
vi.mock('@/server/requests/visitor-address', () => ({ visitorAddress: () => '203.0.113.7' }));
vi.mock('@/shell/consent/allowed-tracking', () => ({
  allowedTracking: () => ({ choices: { experiments: false, measurement: false }, attribution: null }),
}));
vi.mock('@/shell/application/application-token', () => ({ readApplicationToken: async () => cookie.value }));
vi.mock('@/shell/site-view', () => ({ loadSite: async () => sampleView }));
vi.mock('next/headers', () => ({ headers: async () => new Headers({ host: 'es.localhost' }) }));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

const token = 'T'.repeat(43);
const page = '/transition/?offer=7';
const consentOf = (parts: string) =>
  deliveryConsent(
    sampleView.site,
    'Nomada',
    parts.split(',') as ('loan' | 'contact' | 'document')[],
    sampleView.messages,
  );

function formOf(changes: Record<string, string> = {}) {
  const form = new FormData();
  const parts = changes.named ?? 'loan,contact';
  const fields = {
    locale: 'es-ES',
    offer: '7',
    lender: 'Nomada',
    version: consentOf(parts).textVersion,
    parts,
    asked: '',
  };
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
  return form;
}
const press = (changes: Record<string, string> = {}) => sendPickToLender(0, formOf(changes));

beforeEach(() => {
  cookie.value = token;
  vi.mocked(sendDelivery).mockReset().mockResolvedValue({ outcome: 'sent' });
});

it('sends the application of the cookie with the parts and the words of the page, and answers the address of the page', async () => {
  expect(await press()).toEqual({ next: page });
  expect(sendDelivery).toHaveBeenCalledExactlyOnceWith({
    ...{ locale: 'es-ES', offerId: 7, token, parts: ['loan', 'contact'], answers: {}, ...consentOf('loan,contact') },
    ...{ arm: null, attribution: null, isArmAllowed: false, isSourceAllowed: false, address: '203.0.113.7' },
  });
});

it('redirects a page without scripts', async () => {
  await expect(sendToLender(unanswered, formOf())).rejects.toThrow(`to ${page}`);
});

it.each(['changed', 'closed', 'limited', 'away'] as const)('answers the page with the problem %s', async (outcome) => {
  vi.mocked(sendDelivery).mockResolvedValue(outcome === 'away' ? { outcome, reason: 'timeout' } : { outcome });
  expect(await press()).toEqual({ next: `${page}&send=${outcome}` });
});

it.each([
  ['words of another release', { version: 'es-ES:000000000000' }],
  ['another lender than the words name', { lender: 'Otra' }],
  ['another part than the words name', { parts: 'loan,contact,document' }],
])('sends nothing for a form with %s', async (_, changes) => {
  expect(await press(changes)).toEqual({ next: `${page}&send=changed` });
  expect(sendDelivery).not.toHaveBeenCalled();
});

it.each(['', '0', '1.5', 'x', '9999999'])('sends nothing for the offer "%s"', async (offer) => {
  expect(await press({ offer })).toEqual({ next: '/process/' });
  expect(sendDelivery).not.toHaveBeenCalled();
});

it('sends nothing without the cookie', async () => {
  cookie.value = undefined;
  expect(await press()).toEqual({ next: '/process/' });
  expect(sendDelivery).not.toHaveBeenCalled();
});

describe('a pick that asks for the document', () => {
  const asking = { named: 'loan,document', asked: 'document' };

  it('sends it as the country writes it', async () => {
    expect(await press({ ...asking, document: '12345678-z', account: 'ES91' })).toEqual({ next: page });
    expect(sendDelivery).toHaveBeenCalledWith(expect.objectContaining({ answers: { document: '12345678Z' } }));
  });

  it.each([
    ['nothing', '', 'Escribe el número de tu DNI o NIE'],
    ['a wrong letter', '12345678A', 'La letra no corresponde'],
  ])('sends nothing for %s, says what to mend and keeps what was typed', async (_, document, message) => {
    const answer = await sendToLender(unanswered, formOf({ ...asking, document }));
    expect(answer).toMatchObject({
      ...{ attempt: 1, outcome: 'refused', title: 'Hay 1 cosa que corregir', values: { document } },
      errors: [{ field: 'document', message: expect.stringContaining(message) }],
    });
    expect(sendDelivery).not.toHaveBeenCalled();
  });

  it('shows what the CMS refuses, such as a document of another date of birth', async () => {
    const problems = [{ field: 'document', code: 'other-birth-date' }];
    vi.mocked(sendDelivery).mockResolvedValue({ outcome: 'refused', problems });
    expect(await press({ ...asking, document: '12345678Z' })).toMatchObject({
      outcome: 'refused',
      errors: [{ field: 'document', message: expect.stringContaining('fecha de nacimiento') }],
      values: { document: '12345678Z' },
    });
  });
});
