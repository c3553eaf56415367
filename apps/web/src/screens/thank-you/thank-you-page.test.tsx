import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ThankYouPage } from '@/screens/thank-you/thank-you-page';
import type { OwnApplication } from '@/shell/application/own-application';
import { sampleProgress } from '@/shell/application/sample-progress';
import { sampleView } from '@/shell/sample-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('@/features/process/actions', () => ({ withdraw: '/withdraw' }));
// The page around it reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

const page = {
  title: 'Lo hemos recibido',
  lead: 'Gracias.',
  kind: 'core' as const,
  fixedPage: 'thankYou' as const,
  slug: 'thank-you',
  reviewedOn: null,
  reviewer: null,
  seo: null,
  blocks: [],
};

const show = (application: OwnApplication) =>
  renderToStaticMarkup(
    <ThankYouPage
      page={page}
      application={application}
      next={{ kind: 'offers', href: '/offers/?amount=300&days=100' }}
      view={sampleView}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
    >
      Qué pasa ahora
    </ThankYouPage>,
  ).replace(/\u00a0/g, ' ');
const having = (status: typeof sampleProgress.status) =>
  show({ state: 'known', token: 'T'.repeat(43), progress: { ...sampleProgress, status } });

it('confirms the application of this visitor, its status and the next step', () => {
  const html = having('offers_shown');
  expect(html).toContain('Lo hemos recibido</h1>');
  expect(html).toContain('Solicitud de préstamo de 300 € a 100 días');
  expect(html).toContain('21 nov 2026, 21:43');
  expect(html).toContain('Ofertas comparadas');
  expect(html).toMatch(/href="\/offers\/\?amount=300&amp;days=100"[^>]*>Ver mis ofertas/);
  expect(html).toContain('href="/process/?stay=1"');
});

it('links to no offers before the matching or after the withdrawal', () => {
  for (const status of ['submitted', 'withdrawn'] as const) expect(having(status)).not.toContain('Ver mis ofertas');
});

it('contains no token of the application', () => {
  expect(having('offers_shown')).not.toContain('TTTT');
});

it('shows a plain page with links to a visitor without an application', () => {
  const html = show({ state: 'none' });
  expect(html).not.toMatch(/Lo hemos recibido|Gracias|Qué pasa ahora/);
  expect(html).toContain('Por dónde seguir</h1>');
  for (const href of ['/application/?amount=300&amp;days=91', '/offers/?amount=300&amp;days=91', '/'])
    expect(html).toContain(`href="${href}"`);
});

it('states that an application is safe while it cannot be read', () => {
  const html = show({ state: 'away' });
  expect(html).toContain('Lo que enviaste está guardado');
  expect(html).toContain('href="./"');
});
