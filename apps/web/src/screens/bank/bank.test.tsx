import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { stubEnvironment } from '@/cms/testing/stub-environment';
import type { BankContent } from '@/features/bank/load-bank';
import { BankPage } from '@/screens/bank/bank-page';
import { sampleView } from '@/shell/sample-view';

// The page around the content reads the manifest; it has its own tests.
vi.mock('@/shell/page-frame/default-page', () => ({ DefaultPage: ({ children }: { children: unknown }) => children }));

beforeAll(() => stubEnvironment());

const bank: BankContent = {
  name: 'Caja Besana',
  slug: 'caja-besana',
  kind: 'cooperative',
  summary: 'Un banco cooperativo.',
  logo: null,
  legalName: 'Caja Besana de Ejemplo, S. Coop.',
  registerCode: null,
  website: 'https://www.cajabesana.example',
  phone: null,
  address: null,
  foundedIn: 1962,
  sources: [],
  checkedOn: '2026-11-18',
  reviewer: null,
  sampleData: true,
  seo: null,
  blocks: [],
  lenders: [],
  articles: [],
};

const show = (change: Partial<BankContent> = {}) =>
  renderToStaticMarkup(
    <BankPage
      bank={{ ...bank, ...change }}
      hasGuide
      contents={[]}
      view={sampleView}
      menu={{ header: [], button: undefined, footer: [], legal: [] }}
    >
      <p>Texto</p>
    </BankPage>,
  );

it('bank page: states the kind of bank, and whom to ask for unknown facts (R3)', () => {
  const text = show()
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');
  expect(text).toContain('Banco cooperativo');
  expect(text).toContain('Código en el registro Consultar con la entidad');
});

it('bank page: has no advertising label, because no bank pays us, and labels its data as examples', () => {
  expect(show()).not.toContain('Publicidad');
  expect(show()).toContain('Cifras de ejemplo');
});

it('bank page: has bank structured data if the bank serves people, and no rating (R12)', () => {
  expect(show()).toContain('"@type":"BankOrCreditUnion"');
  expect(show({ kind: 'central' })).toContain('"@type":"Organization"');
  expect(show()).not.toContain('AggregateRating');
});

const lenders = [
  { name: 'Zarza Crédito', slug: 'zarza-credito', agreement: 'commission', sampleData: false },
  { name: 'Ábaco Directo', slug: 'abaco-directo', agreement: 'unpaid', sampleData: true },
] as const;
const articles = [
  {
    title: 'Qué es una caja',
    slug: 'que-es-una-caja',
    excerpt: 'Un banco de sus socios.',
    isAtRoot: false,
    writtenOn: '2026-02-12',
    readingMinutes: 3,
    cover: null,
    tags: [],
  },
];

it('bank page: lists its lenders in alphabetical order, which it states (R8), and marks those that pay us (R9)', () => {
  const html = show({ lenders });
  const section = html.slice(html.indexOf('Entidades de este banco</h2>'));
  expect(section).toContain('Por orden alfabético');
  expect(section).toMatch(/href="\/prestamistas\/abaco-directo\/">Ábaco Directo<\/a><\/li>/);
  expect(section).toMatch(/href="\/prestamistas\/zarza-credito\/">Zarza Crédito<\/a>.*Publicidad/);
  expect(section.indexOf('Ábaco')).toBeLessThan(section.indexOf('Zarza'));
  expect(html).toContain('href="#bank-lenders"');
});

it('bank page: links the articles about the bank, also from its contents', () => {
  const html = show({ articles });
  expect(html).toContain('Artículos sobre este banco</h2>');
  expect(html).toContain('href="/blog/que-es-una-caja/"');
  expect(html).toContain('href="#bank-articles"');
});

it('bank page: without lenders and articles has no section for them', () => {
  expect(show()).not.toMatch(/Entidades de este banco|Artículos sobre este banco/);
});

it('bank page: structured data of a real bank name its real lenders, and no invented one', () => {
  expect(show({ lenders })).not.toContain('subOrganization');
  const html = show({ lenders, sampleData: false });
  expect(html).toContain('"subOrganization":[{"@type":"Organization"');
  expect(html).toContain('prestamistas/zarza-credito/#institution"');
  expect(html).not.toContain('abaco-directo/#institution"');
});

it('bank page: links back to the list of lenders', () => {
  expect(show()).toContain('href="/prestamistas/"');
});
