import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { readHeldData } from '@/cms/my-data';
import { sampleHeldData } from '@/features/my-data/sample-held-data';
import { MyDataLinkPage } from '@/screens/mail/my-data-link-page';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/my-data', () => ({ readHeldData: vi.fn() }));
vi.mock('@/features/my-data/actions', () => ({ eraseMyData: '/erase' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mail/' }));

const token = 'T'.repeat(43);

beforeEach(() => vi.mocked(readHeldData).mockReset());

async function show(answer?: Awaited<ReturnType<typeof readHeldData>>, isExpired = false): Promise<string> {
  if (answer) vi.mocked(readHeldData).mockResolvedValue(answer);
  const page = await MyDataLinkPage({ token, isExpired, query: {}, view: sampleView });
  return renderToStaticMarkup(page).replace(/\u00a0/g, ' ');
}

it('R27: shows everything that is held in the words of the form', async () => {
  const html = await show({ outcome: 'held', data: sampleHeldData });
  for (const [label, value] of [
    ['¿Cuánto necesitas?', '300 €'],
    ['Nombre', 'Eulalia'],
    ['DNI o NIE', '12345678Z'],
    ['¿De qué vives ahora?', 'Trabajo por cuenta ajena'],
    ['¿Estás en ASNEF o en otro fichero de morosos?', 'No'],
  ]) {
    expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`);
  }
  expect(html).toMatch(/<dt>Fecha de nacimiento<\/dt><dd>14[./]0?3[./]1987<\/dd>/);
  for (const text of ['Oferta elegida', 'Podéis llamarme.', 'Entidad Uno, Préstamo Uno', 'Una opinión', 'bloqueadas']) {
    expect(html).toContain(text);
  }
});

it('shows what the comparison found, what lenders got and reported, and what each mail was about', async () => {
  const html = await show({ outcome: 'held', data: sampleHeldData });
  for (const text of [
    'Encajan: Préstamo Uno. No encajan: #2. Las razones de cada una están en el archivo.',
    'Datos: el importe y el plazo que pediste, nombre y apellidos. Referencia de la entidad: L-77.',
    'Veces que llamamos a su servidor: 1.',
    'La entidad comunicó: Aprobada por la entidad. Nos paga por ello: 12,50 EUR.',
    'Recibimos tu solicitud',
    'Enlaces personales en esos mensajes, sirvan aún o no: 1.',
  ])
    expect(html.replace(/<!-- -->/g, '')).toContain(text);
});

it('shows no word of a measuring tool, and no name twice', async () => {
  const html = await show({ outcome: 'held', data: sampleHeldData });
  expect(html).not.toMatch(/\(direct\)|\(none\)/);
  expect(html).toContain('directamente, sin campaña');
  expect(html).toContain('Brizna, brizna.example');
  expect(html).not.toContain('Brizna, Brizna');
});

it('offers the data as a file by a form that posts the token', async () => {
  const html = await show({ outcome: 'held', data: sampleHeldData });
  expect(html).toMatch(
    /<form [^>]*action="\/my-data\/download\/" method="post"[^>]*><input type="hidden" name="token" value="T{43}"/,
  );
});

it('erases only after a second press, says what is kept, and asks what becomes of the comments', async () => {
  const html = await show({ outcome: 'held', data: sampleHeldData });
  expect(html).toMatch(/<details.*<summary[^>]*><span>Borrar mis datos<\/span>.*<form[^>]*action="\/erase"/s);
  expect(html).toContain('hasta que no quepan reclamaciones');
  expect(html).toMatch(/<input type="radio" name="comments"[^>]*checked=""[^>]*value="keep-texts"/);
  expect(html).toContain('value="erase-texts"');
  const without = await show({ outcome: 'held', data: { ...sampleHeldData, comments: [] } });
  expect(without).not.toContain('type="radio"');
});

it('says that nothing is held when only the mail with the link is', async () => {
  const data = { ...sampleHeldData, applications: [], blockedApplications: [], comments: [], affiliates: [] };
  expect(await show({ outcome: 'held', data })).toContain('Ya no tenemos ningún dato con esta dirección.');
});

it('offers to ask again after its hour, and reads nothing', async () => {
  const html = await show(undefined, true);
  expect(html).toContain('Este enlace ha caducado');
  expect(html).toContain('href="/my-data/"');
  expect(readHeldData).not.toHaveBeenCalled();
});

it('says that the data cannot be shown while the CMS is away', async () => {
  const html = await show({ outcome: 'away', reason: 'x' });
  expect(html).toContain('vuelve a intentarlo dentro de un momento');
});
