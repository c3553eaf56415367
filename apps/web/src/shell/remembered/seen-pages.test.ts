import { beforeEach, expect, it, vi } from 'vitest';
import { forgetSeenPages, type SeenPage, seePage } from '@/shell/remembered/seen-pages';

const { memory } = vi.hoisted(() => ({ memory: { value: undefined as unknown } }));
vi.mock('@/shell/remembered/remembered', () => ({
  recall: () => memory.value,
  remember: (_name: string, _locale: string, value: unknown) => {
    memory.value = value;
  },
}));

const lender = (id: number): SeenPage => ({ kind: 'lender', path: `/prestamistas/${id}/`, title: `Entidad ${id}` });
const article: SeenPage = { kind: 'article', path: '/blog/que-es-asnef/', title: 'Qué es ASNEF' };

beforeEach(() => {
  memory.value = undefined;
});

it('seePage: returns the pages that were seen before, the latest first, each once and without the current one', () => {
  expect(seePage('es-ES', lender(1))).toEqual([]);
  expect(seePage('es-ES', article)).toEqual([lender(1)]);
  expect(seePage('es-ES', lender(2))).toEqual([article, lender(1)]);
  expect(seePage('es-ES', lender(1))).toEqual([lender(2), article]);
  expect(seePage('es-ES', undefined)).toEqual([lender(1), lender(2), article]);
});

it('seePage: keeps the last six pages beside the current one', () => {
  for (let id = 1; id <= 9; id += 1) seePage('es-ES', lender(id));
  expect(seePage('es-ES', lender(10)).map(({ title }) => title)).toEqual(
    [9, 8, 7, 6, 5, 4].map((id) => `Entidad ${id}`),
  );
});

it('seePage: takes the title that a page has now', () => {
  seePage('es-ES', lender(1));
  seePage('es-ES', { ...lender(1), title: 'Otro nombre' });
  expect(seePage('es-ES', undefined)).toEqual([{ ...lender(1), title: 'Otro nombre' }]);
});

it.each([
  'x',
  [null, 1, {}],
  [{ kind: 'lender', path: 'https://evil.example/', title: 'x' }],
  [{ kind: 'lender', path: '//evil.example/', title: 'x' }],
  [{ kind: 'other', path: '/x/', title: 'x' }],
  [{ kind: 'lender', path: '/x/', title: 1 }],
])('seePage: shows nothing of a stored value that we do not write (%j)', (value) => {
  memory.value = value;
  expect(seePage('es-ES', undefined)).toEqual([]);
});

it('forgetSeenPages: deletes the list', () => {
  seePage('es-ES', article);
  forgetSeenPages('es-ES');
  expect(seePage('es-ES', undefined)).toEqual([]);
  expect(memory.value).toBeUndefined();
});
