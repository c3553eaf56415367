import type { AffiliateProposalAnswer } from '@prestafaro/types/affiliate-proposal';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type ProposalState, readProposal } from '@/cms/affiliate-proposal';
import { AffiliateProposalPage } from '@/screens/mail/affiliate-proposal-page';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/affiliate-proposal', () => ({ readProposal: vi.fn() }));
vi.mock('@/features/mailed-links/affiliate-actions', () => ({ confirmChange: '/confirm' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mail/' }));

const token = 'T'.repeat(43);

async function show(state: ProposalState): Promise<string> {
  vi.mocked(readProposal).mockResolvedValue(state);
  return renderToStaticMarkup(await AffiliateProposalPage({ token, isExpired: false, query: {}, view: sampleView }));
}
const known = (proposal: Partial<AffiliateProposalAnswer>) =>
  show({ outcome: 'known', proposal: { kind: 'payout', isExpired: false, lines: [], ...proposal } });

it('shows how the affiliate is paid now and after the confirmation, and confirms by a button', async () => {
  const html = await known({
    lines: [
      { field: 'payoutMethod', before: 'paypal', after: 'bank' },
      { field: 'account', before: null, after: '•••• 1332' },
    ],
  });
  expect(html).toMatch(/<td>PayPal<\/td><td>Transferencia bancaria<\/td>/);
  expect(html).toMatch(/<td>Nada todavía<\/td><td>•••• 1332<\/td>/);
  expect(html).toMatch(/<form action="\/confirm">.*value="T{43}".*Confirmar la cuenta<\/button>/s);
});

it('shows what somebody wrote into the form of the programme as text', async () => {
  const html = await known({ kind: 'request', lines: [{ field: 'name', before: 'Ana', after: '<b>Eva</b>' }] });
  expect(html).toContain('Confirma los datos nuevos</h1>');
  expect(html).toContain('<td>&lt;b&gt;Eva&lt;/b&gt;</td>');
});

it('says what the end of a contract means, without a table', async () => {
  const html = await known({ kind: 'end' });
  expect(html).toContain('Confirma el final del contrato</h1>');
  expect(html).not.toContain('<table');
});

it.each<[string, ProposalState, string]>([
  ['after its time', { outcome: 'known', proposal: { kind: 'end', isExpired: true, lines: [] } }, 'ha caducado'],
  ['once it was confirmed', { outcome: 'unknown' }, 'Este enlace no abre nada'],
  ['while the CMS is away', { outcome: 'away', reason: 'x' }, 'Ahora mismo no podemos abrir el enlace'],
])('%s has no button', async (_, state, words) => {
  const html = await show(state);
  expect(html).toContain(words);
  expect(html).not.toContain('<form');
});
