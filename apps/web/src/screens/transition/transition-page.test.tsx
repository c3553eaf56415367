import { siteOfLocale } from '@prestafaro/countries';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sampleOffers } from '@/features/offers/sample-offers';
import { selectOffers } from '@/features/offers/search/select-offers';
import { TransitionGone } from '@/screens/transition/transition-gone';
import { TransitionPage } from '@/screens/transition/transition-page';
import { sampleView } from '@/shell/sample-view';

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
const priced = selectOffers(
  sampleOffers(),
  { ...requested, filters: [], sort: 'listed' },
  new Intl.Collator('es'),
).offers;

function show(offerId: number, { isOutage = false, view = sampleView } = {}) {
  const offer = priced.find((one) => one.offerId === offerId);
  if (!offer) throw new Error(`No offer ${offerId}`);
  return renderToStaticMarkup(
    <TransitionPage page={page} offer={offer} requested={requested} isOutage={isOutage} view={view}>
      {null}
    </TransitionPage>,
  ).replace(/\u00a0/g, ' ');
}

it('names the lender, the data that are passed on and the cost with its example (R2), and has one plain exit link', () => {
  const html = show(104);
  expect(html).toContain('# Vas a salir hacia Nomada');
  expect(html).toContain('Ningún dato tuyo');
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

it('puts the exit under the base path of the site, and has none when an offer has no link', () => {
  expect(show(104, { view: { ...sampleView, site: siteOfLocale('ru-UA') } })).toContain('href="/ru/go/104/"');
  expect(show(102)).not.toContain('/go/');
});

it.each([
  [undefined, '.'],
  [104, '?offer=104'],
])('links a retry for offer %s to the page itself when no list could be loaded', (offerId, href) => {
  const html = renderToStaticMarkup(
    <TransitionGone page={page} answer={{ state: 'failed' }} offerId={offerId} view={sampleView} />,
  );
  expect(html).toContain(`href="${href}"`);
});
