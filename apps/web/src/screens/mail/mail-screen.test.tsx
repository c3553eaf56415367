import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MailedLinkState, readMailedLink } from '@/cms/mailed-link';
import { MailScreen } from '@/screens/mail/mail-screen';
import { sampleView } from '@/shell/sample-view';

vi.mock('@/cms/mailed-link', () => ({ readMailedLink: vi.fn() }));
vi.mock('@/features/mailed-links/actions', () => ({ openApplication: '/open', requestLink: '/request' }));
vi.mock('@/features/unsubscribe/actions', () => ({ unsubscribeAddress: '/unsubscribe', undo: '/undo' }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/mail/' }));

const token = 'T'.repeat(43);

beforeEach(() => vi.mocked(readMailedLink).mockReset());

async function show(query: Record<string, string>, state?: MailedLinkState): Promise<string> {
  if (state) vi.mocked(readMailedLink).mockResolvedValue(state);
  return renderToStaticMarkup(await MailScreen({ view: sampleView, query })).replace(/\u00a0/g, ' ');
}
const known = (isExpired: boolean): MailedLinkState => ({ outcome: 'known', link: { purpose: 'status', isExpired } });

it('opens the application of a valid link by a button and not by itself', async () => {
  const html = await show({ token }, known(false));
  expect(html).toMatch(/<form action="\/open">.*value="es-ES".*value="T{43}".*Ver mi solicitud<\/button>/s);
});

it('offers another link after its time', async () => {
  const html = await show({ token }, known(true));
  expect(html).toContain('Este enlace ha caducado');
  expect(html).toMatch(/<form action="\/request">.*Enviarme otro enlace<\/button>/s);
  expect(html).not.toContain('/open');
});

it('R30: stops advertising by a button and not by itself, and leads to the form after its time', async () => {
  const link = (isExpired: boolean): MailedLinkState => ({
    outcome: 'known',
    link: { purpose: 'unsubscribe', isExpired },
  });
  expect(await show({ token }, link(false))).toMatch(/<form action="\/unsubscribe">.*Darme de baja<\/button>/s);
  const expired = await show({ token }, link(true));
  expect(expired).toContain('href="/unsubscribe/"');
  expect(expired).not.toContain('<form');
});

it.each(['unsubscribe-undo', 'resubscribe'] as const)('%s: undoes it by a button, for a day', async (purpose) => {
  const link = (isExpired: boolean): MailedLinkState => ({ outcome: 'known', link: { purpose, isExpired } });
  expect(await show({ token }, link(false))).toMatch(/<form action="\/undo">.*Deshacer la baja<\/button>/s);
  const expired = await show({ token }, link(true));
  expect(expired).toContain('El plazo para deshacerlo ha terminado');
  expect(expired).not.toContain('<form');
});

it('states after a failed act that it can be tried again', async () => {
  expect(await show({ token, result: 'away' }, known(false))).toContain('vuelve a intentarlo dentro de un momento');
});

it.each([
  ['without a token', {}],
  ['with a token of another form', { token: 'x' }],
])('opens nothing %s, and asks the CMS nothing', async (_, query) => {
  expect(await show(query)).toContain('Este enlace no abre nada');
  expect(readMailedLink).not.toHaveBeenCalled();
});

it('opens nothing for an unknown token', async () => {
  expect(await show({ token }, { outcome: 'unknown' })).toContain('Este enlace no abre nada');
});

it('links to the same address while the CMS is away', async () => {
  const html = await show({ token }, { outcome: 'away', reason: 'x' });
  expect(html).toContain('Ahora mismo no podemos abrir el enlace');
  expect(html).toContain(`href="/mail/?token=${token}"`);
});

it.each([
  ['mailed', 'Te hemos enviado otro enlace'],
  ['confirmed', 'Confirmado'],
  ['too-many', 'Ya te hemos enviado varios enlaces'],
] as const)('states the outcome %s', async (result, title) => {
  expect(await show({ result })).toContain(`${title}</h1>`);
});

it.each([
  [{ token }, known(false), 'Tu solicitud · Prestafaro'],
  [{ token }, known(true), 'Este enlace ha caducado · Prestafaro'],
  [{}, undefined, 'Este enlace no abre nada · Prestafaro'],
  [{ result: 'mailed' }, undefined, 'Te hemos enviado otro enlace · Prestafaro'],
] as const)('%o: its title in the head is its heading with the name of the site', async (query, state, title) => {
  const html = await show(query, state);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`${title.split(' · ')[0]}</h1>`);
});
