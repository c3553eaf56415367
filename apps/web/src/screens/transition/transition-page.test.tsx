import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { OfferedDelivery } from '@/features/click-out/delivery/offered-delivery';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { TransitionGone } from '@/screens/transition/transition-gone';
import { TransitionPage } from '@/screens/transition/transition-page';
import { sampleView } from '@/shell/sample-view';
import { unanswered } from '@/shell/visitor-form/form-answer';

vi.mock('@/screens/transition/send-to-lender', () => ({
  sendToLender: async () => unanswered,
  sendPickToLender: async () => ({ next: '/' }),
}));
vi.mock('@/cms/environment', () => ({ environment: () => ({}) }));
vi.mock('@/shell/page-frame/flow-page', () => ({
  FlowPage: ({ title, lead, children }: Record<string, unknown>) => [`# ${title}. ${lead}`, children],
}));

const page = {
  title: 'Salida',
  lead: null,
  kind: 'core' as const,
  fixedPage: 'transition' as const,
  slug: 'transition',
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
};
const requested = { amount: 300, days: 91 };
const openIds = [101, 102, 103, 104, 105];
const priced = selectOffers(
  sampleOffers(undefined, openIds),
  { ...requested, filters: [], sort: 'listed' },
  sampleView,
).offers;

const none: OfferedDelivery = { kind: 'none' };

function show(
  offerId: number,
  {
    isOutage = false,
    view = sampleView,
    delivery = none,
    problem = undefined as 'away' | undefined,
    isActive = true,
  } = {},
) {
  const listed = priced.find((one) => one.offerId === offerId);
  const offer = listed && { ...listed, isActive };
  if (!offer) throw new Error(`No offer ${offerId}`);
  return renderToStaticMarkup(
    <TransitionPage {...{ page, offer, requested, isOutage, delivery, problem, view }}>{null}</TransitionPage>,
  ).replace(/\u00a0/g, ' ');
}

it('names the lender, the data that are passed on and the cost with its example (R2), and has one plain exit link', () => {
  const html = show(104);
  expect(html).toContain('# Vas a salir hacia Nomada');
  expect(html).toContain(
    'de la versión de nuestras páginas que ves en un experimento. Con el clic no va ningún dato tuyo',
  );
  expect(html).toContain('323,90 €');
  expect(html).toContain('Ejemplo representativo');
  expect(html.match(/href="\/go\/[^"]*"/g)).toEqual(['href="/go/104/"']);
  expect(html).toContain('rel="sponsored nofollow noopener"');
  expect(html).not.toContain('partner.example');
});

it('states after an outage that nothing was sent, with the same exit link', () => {
  expect(show(104)).not.toContain('No hemos podido abrir la salida');
  const html = show(104, { isOutage: true });
  expect(html).toContain('No hemos podido abrir la salida');
  expect(html).toContain('href="/go/104/"');
});

it('puts the exit under the base path of the site, and has none when an offer has no link or is closed', () => {
  expect(show(104, { view: { ...sampleView, site: siteOfLocale('ru-UA') } })).toContain('href="/ru/go/104/"');
  expect(show(102)).not.toContain('/go/');
  expect(show(104, { isActive: false })).not.toContain('/go/');
});

it.each([
  [undefined, '.'],
  [104, '?offer=104'],
])('links a retry for offer %s to the page itself when no list could be loaded', (offerId, href) => {
  const html = renderToStaticMarkup(
    <TransitionGone
      page={page}
      answer={{ state: 'failed' }}
      personal={{ state: 'anonymous' }}
      offerId={offerId}
      view={sampleView}
    />,
  );
  expect(html).toContain(`href="${href}"`);
});

const offered: OfferedDelivery = { kind: 'offered', parts: ['loan', 'contact', 'document'], asked: [] };

it('R22: names each part that the lender gets before the press, ticks nothing, and has a link that sends nothing', () => {
  const html = show(104, { delivery: offered });
  expect(html).toContain('# Enviar tu solicitud a Nomada');
  for (const part of ['el importe y el plazo', 'correo y teléfono', 'tipo y número de tu documento']) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('ingresos de un mes');
  expect(html).not.toContain('ningún dato tuyo');
  expect(html).toMatch(/<form[^>]*>.*<button type="submit".*Enviar mi solicitud a Nomada.*<\/form>/s);
  expect(html).not.toContain('checkbox');
  expect(html.match(/href="\/go\/[^"]*"/g)).toEqual(['href="/go/104/"']);
  expect(html).toContain('Ir a Nomada sin enviarla');
});

it('R21: asks for what the application lacks and the lender receives, with the reason, and for nothing else', () => {
  const html = show(104, { delivery: { ...offered, asked: ['document'] } });
  expect(html).toContain('DNI o NIE');
  expect(html).toContain('name="document"');
  expect(html).toContain('Por qué pedimos estos datos');
  expect(html).not.toContain('name="account"');
  expect(show(104, { delivery: offered })).not.toContain('name="document"');
});

it.each([
  ['waiting', 'en camino a Nomada'],
  ['accepted', 'Nomada ha recibido tu solicitud'],
  ['refused', 'no ha aceptado tu solicitud'],
  ['given_up', 'No hemos podido entregar'],
  ['unconfirmed', 'Nomada no nos ha confirmado que haya recibido tu solicitud'],
  ['ended', 'Nomada puede tener tu solicitud: no nos lo ha confirmado.'],
] as const)('states that a delivery is %s, has no button to send it again, and keeps the exit', (state, text) => {
  const told = { hasIt: false, isDecided: false, notice: null };
  const delivery = { offerId: 104, lender: 'Nomada', state, at: '2026-11-24T10:00:00.000Z', ...told };
  const html = show(104, { delivery: { kind: 'sent', delivery } });
  expect(html).toContain('# Tu solicitud a Nomada');
  expect(html).not.toContain('Vas a salir');
  expect(html).toContain(text);
  expect(html).not.toContain('<form');
  expect(html).not.toContain('ningún dato tuyo');
  expect(html).toContain('Ir a Nomada');
  expect(html).toContain('href="/go/104/"');
});

it('states after a failed press that nothing was sent, with the same button', () => {
  const html = show(104, { delivery: offered, problem: 'away' });
  expect(html).toContain('No se ha enviado');
  expect(html).toContain('Enviar mi solicitud a Nomada');
});
