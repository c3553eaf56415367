import type { ErasureReceipt } from '@prestafaro/types/my-data';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { readReceipt } from '@/cms/my-data';
import { myDataHead } from '@/screens/my-data/my-data-head';
import { MyDataScreen } from '@/screens/my-data/my-data-screen';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/my-data', () => ({ readReceipt: vi.fn() }));
vi.mock('@/features/my-data/actions', () => ({ requestMyData: async () => undefined }));
vi.mock('@/shell/metadata/head-links', () => ({ HeadLinks: () => null }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/my-data/' }));

const receipt: ErasureReceipt = {
  ...{ id: 'K7Q2-9FMA-X3TD-81VR', site: 'es-ES', day: '2026-11-24' },
  erased: { applications: 1, comments: 2 },
  kept: { consentProofs: 4 },
  notices: 0,
  isMailed: true,
};

beforeEach(() => vi.mocked(readReceipt).mockReset());

async function show(query: Record<string, string>): Promise<string> {
  return renderToStaticMarkup(await MyDataScreen({ view: sampleView, query })).replace(/\u00a0/g, ' ');
}

it('asks for an e-mail address and for nothing else', async () => {
  const html = await show({});
  expect(html).toContain('Tus datos</h1>');
  expect(html.match(/<input(?! type="hidden")[^>]*name="(\w+)"/g)).toHaveLength(2);
  expect(html).toContain('name="email"');
  expect(readReceipt).not.toHaveBeenCalled();
});

it('shows the receipt of an erasure with its numbers and what is kept', async () => {
  vi.mocked(readReceipt).mockResolvedValue({ outcome: 'receipt', receipt });
  const html = await show({ receipt: receipt.id });
  expect(html).toContain(receipt.id);
  expect(html).toContain('Hemos borrado tus datos, salvo lo que tenemos que conservar</h1>');
  expect(html).toContain('<dt>Comentarios</dt><dd>2</dd>');
  expect(html).toMatch(/La ley nos obliga a poder demostrarlos; quedan bloqueados\. \(4\)/);
});

it('says that something is kept, and lists nothing as erased of which there was none', async () => {
  const part = { ...receipt, erased: { applications: 0, comments: 2 }, kept: { blockedApplications: 1 } };
  vi.mocked(readReceipt).mockResolvedValue({ outcome: 'receipt', receipt: part });
  const html = await show({ receipt: receipt.id });
  expect(html).toContain('Hemos borrado tus datos, salvo lo que tenemos que conservar</h1>');
  expect(html).toContain('<dt>Comentarios</dt><dd>2</dd>');
  expect(html).not.toContain('<dt>Solicitudes</dt>');
});

it('says that everything is erased where only a text without a name, or nothing, is kept', async () => {
  for (const kept of [{}, { commentTexts: 1 }]) {
    vi.mocked(readReceipt).mockResolvedValue({ outcome: 'receipt', receipt: { ...receipt, kept } });
    expect(await show({ receipt: receipt.id })).toContain('Hemos borrado tus datos</h1>');
  }
});

it('says how many lenders are told and for how long the notices are kept', async () => {
  vi.mocked(readReceipt).mockResolvedValue({ outcome: 'receipt', receipt: { ...receipt, notices: 2 } });
  const html = await show({ receipt: receipt.id });
  expect(html).toMatch(/Los avisos a las entidades [^<]* durante 90 días\. \(2\)/);
  expect(html).not.toContain('No te lo enviamos por correo');
});

it('says that no mail follows where no row held the address any more', async () => {
  vi.mocked(readReceipt).mockResolvedValue({ outcome: 'receipt', receipt: { ...receipt, kept: {}, isMailed: false } });
  const html = await show({ receipt: receipt.id });
  expect(html).toContain('No te lo enviamos por correo, porque ya no tenemos tu dirección.');
  expect(html).toContain('No conservamos nada.');
});

it.each(['K7Q2', '../x'])('shows no receipt for the number %s, and asks the CMS nothing', async (id) => {
  expect(await show({ receipt: id })).toContain('No encontramos ese justificante');
  expect(readReceipt).not.toHaveBeenCalled();
});

it('is in no index', () => {
  expect(myDataHead(sampleView)).toMatchObject({ robots: { index: false } });
});
