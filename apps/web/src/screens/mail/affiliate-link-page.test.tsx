import type { AffiliatePageAnswer } from '@prestafaro/types/affiliate';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { type AffiliatePageState, readAffiliatePage } from '@/cms/affiliate-page';
import { AffiliateLinkPage } from '@/screens/mail/affiliate-link-page';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/affiliate-page', () => ({ readAffiliatePage: vi.fn() }));
vi.mock('@/features/mailed-links/affiliate-actions', () => ({
  confirmAddress: '/confirm',
  requestAffiliateLink: '/renew',
}));
vi.mock('@/features/affiliates/actions', () => ({ requestPayout: async () => ({}), requestEnd: async () => ({}) }));
vi.mock('@/server/routing/absolute-url', () => ({
  absoluteUrl: (_: string, path: string) => `https://es.example.com${path}`,
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mail/' }));

const token = 'T'.repeat(43);
const requested: AffiliatePageAnswer = {
  ...{ state: 'requested', isConfirmed: false, website: 'mi-blog.es', terms: null, months: [], statement: null },
};
const counts = { clicks: 1200, leads: 3, sales: 1, open: 1250, confirmed: 3750, paid: 0 };
const explained = {
  notValid: [{ day: '2026-11-02', kind: 'lead', count: 14, amount: 17_500, reason: 'unconfirmed', note: null }],
  corrections: [{ day: '2026-11-09', amount: -3000, reason: 'decision', note: 'Pago doble' }],
  payments: [{ paidOn: '2026-10-31', amount: 82_300, currency: 'EUR', reference: 'TR-1' }],
} as const;
const approved: AffiliatePageAnswer = {
  ...{ state: 'approved', isConfirmed: true, website: null, months: ['2026-11', '2026-10'] },
  terms: {
    code: 'a-7k3m9x',
    model: 'cpl',
    rate: 1250,
    currency: 'EUR',
    holdDays: 30,
    payoutMethod: 'paypal',
    account: null,
  },
  statement: {
    ...{ month: '2026-11', currency: 'EUR', days: [{ day: '2026-11-20', ...counts }], total: counts },
    ...{
      notValid: [...explained.notValid],
      corrections: [...explained.corrections],
      payments: [...explained.payments],
    },
  },
};

beforeEach(() => vi.mocked(readAffiliatePage).mockReset());

async function show(state: AffiliatePageState | null, query: Record<string, string> = {}): Promise<string> {
  if (state) vi.mocked(readAffiliatePage).mockResolvedValue(state);
  const page = await AffiliateLinkPage({ token, isExpired: state === null, query, view: sampleView });
  return renderToStaticMarkup(page).replace(/\u00a0/g, ' ');
}
const known = (page: AffiliatePageAnswer) => show({ outcome: 'known', page });

it('asks by a button to confirm the address of a request', async () => {
  const html = await known(requested);
  expect(html).toMatch(/<form action="\/confirm">.*value="T{43}".*Confirmar mi dirección<\/button>/s);
  // Several people may have typed the same address: each link confirms one request.
  expect(html).toMatch(/Web o canal<\/dt><dd>mi-blog\.es<\/dd>/);
});

it('confirms a confirmed address without a button', async () => {
  const html = await known({ ...requested, isConfirmed: true });
  expect(html).toContain('Dirección confirmada</h1>');
  expect(html).not.toContain('/confirm');
});

it('states that a request was refused', async () => {
  expect(await known({ ...requested, state: 'refused', isConfirmed: true })).toContain('No hemos aceptado tu petición');
});

it('shows terms, link and numbers by day, in the money format of the site', async () => {
  const html = await known(approved);
  expect(html).toContain('https://es.example.com/?aff=a-7k3m9x');
  expect(html).toContain('12,50 €');
  expect(html).toMatch(
    /<th scope="row">20 nov 2026<\/th><td>1 200<\/td><td>3<\/td><td>1<\/td><td>12,50 €<\/td><td>37,50 €<\/td><td>0 €<\/td>/,
  );
  expect(html).toMatch(/<tfoot>.*Total.*37,50 €/s);
});

it('states the hold, what is not valid and why, corrections, and payments with their reference', async () => {
  const html = await known(approved);
  expect(html).toMatch(/Espera<\/dt><dd[^>]*>30 días/);
  const rowOf = (...cells: string[]) => new RegExp(cells.join('<\\/t[hd]><td>'));
  expect(html).toMatch(rowOf('2 nov 2026', 'Solicitud × 14', '175 €', 'La persona no confirmó su contacto'));
  expect(html).toMatch(rowOf('9 nov 2026', '-30 €', 'Pago doble'));
  expect(html).toMatch(rowOf('31 oct 2026', '823 €', 'TR-1'));
});

it('offers the statement as a file by a form that posts the token', async () => {
  expect(await known(approved)).toMatch(
    /<form action="\/mail\/statement\/" method="post"><input type="hidden" name="token" value="T{43}"\/><input type="hidden" name="month" value="2026-11"\/>/,
  );
});

it('offers the other months by a form that keeps the link', async () => {
  const html = await known(approved);
  expect(html).toMatch(/<form [^>]*action="\/mail\/"><input type="hidden" name="token" value="T{43}"\/>/);
  expect(html).toMatch(/<option value="2026-10">Octubre de 2026<\/option>/);
  await show({ outcome: 'known', page: approved }, { month: '2026-10' });
  expect(readAffiliatePage).toHaveBeenLastCalledWith('es-ES', token, '2026-10');
});

it('says that an account is paused, and what to do', async () => {
  expect(await known({ ...approved, state: 'paused' })).toContain('Tu cuenta está en pausa');
  expect(await known(approved)).not.toContain('en pausa');
});

it('shows the end of the account, and a form for another one, with the present way chosen', async () => {
  const terms = { ...approved.terms, account: '•••• 1332' } as AffiliatePageAnswer['terms'];
  const html = await known({ ...approved, terms });
  expect(html).toContain('•••• 1332');
  expect(html).toMatch(/id="affiliate-payout".*<option value="paypal" selected="">.*name="account"/s);
  // The number of a Spanish account contains its bank.
  expect(html).not.toContain('name="bank"');
});

it('makes links of the pages of the site with the code, none of them with the token', async () => {
  const html = await known(approved);
  const links = html.match(/https:\/\/es\.example\.com[^<"]*/g) ?? [];
  expect(links).toEqual(expect.arrayContaining(['https://es.example.com/offers/?aff=a-7k3m9x']));
  for (const link of links) expect(link).toMatch(/\/\?aff=a-7k3m9x$/);
});

it.each([
  ['approved', true],
  ['paused', true],
  ['ended', false],
] as const)('%s: offers links and the end of the contract: %s; numbers and account stay', async (state, isOpen) => {
  const html = await known({ ...approved, state });
  expect(html.includes('Terminar el contrato</h2>')).toBe(isOpen);
  expect(html.includes('Tus enlaces</h2>')).toBe(isOpen);
  expect(html.includes('Tu contrato ha terminado')).toBe(!isOpen);
  for (const part of ['37,50 €', 'id="affiliate-payout"']) expect(html).toContain(part);
});

it('offers another link after its time, and reads nothing', async () => {
  expect(await show(null)).toMatch(/<form action="\/renew">.*Enviarme otro enlace<\/button>/s);
  expect(readAffiliatePage).not.toHaveBeenCalled();
});
