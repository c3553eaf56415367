import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { describe, expect, test } from 'vitest';
import { canonical, digestOf } from './content';
import { contentModels } from './content-model';
import { differences } from './differences';

/** Reads the schema files, as Strapi does. */
function getModel(uid: string): unknown {
  const [, type] = /^api::([\w-]+)\./.exec(uid) ?? [];
  const file = type ? `api/${type}/content-types/${type}/schema.json` : `components/${uid.replace('.', '/')}.json`;
  return JSON.parse(readFileSync(path.join(__dirname, '../..', file), 'utf8'));
}

const comparison = { find: contentModels({ getModel } as unknown as Core.Strapi), site: 'es-ES' };
const differencesOf = (type: string, before: object, after: object) =>
  differences(comparison, `api::${type}.${type}`, before as never, after as never);

const text = (body: string) => ({ __component: 'blocks.rich-text', body });
const table = (rows: string) => ({ __component: 'blocks.table', caption: 'Plazos', rows });

describe('differences', () => {
  test.each([
    ['page', { title: 'Uno' }, { title: 'Dos' }, ['Título'], 'Uno', 'Dos'],
    ['page', { kind: 'seo' }, { kind: 'legal' }, ['Tipo de página'], 'De aterrizaje', 'Legal'],
    ['page', { reviewedOn: '2026-01-02' }, { reviewedOn: null }, ['Fecha de revisión'], '2 de enero de 2026', null],
    ['article', { isAtRoot: false }, { isAtRoot: true }, ['Fuera de /blog/'], 'No', 'Sí'],
    ['offer', { stars: null }, { stars: 4.5 }, ['Estrellas'], null, '4,5'],
    [
      'site-setting',
      { experimentStartsAt: '2026-07-01T10:00:00.000Z' },
      { experimentStartsAt: '2026-07-01T11:30:00.000Z' },
      ['Inicio del experimento'],
      '1 jul 2026, 12:00',
      '1 jul 2026, 13:30',
    ],
    [
      'page',
      { seo: { title: 'A' } },
      { seo: { title: 'B' } },
      ['Buscadores (SEO)', 'Título para buscadores'],
      'A',
      'B',
    ],
    ['page', { seo: null }, { seo: { title: 'B' } }, ['Buscadores (SEO)'], null, 'Título para buscadores: B'],
    [
      'article',
      { tags: [{ documentId: 'a', name: 'Ahorro' }] },
      {
        tags: [
          { documentId: 'a', name: 'Ahorro' },
          { documentId: 'b', name: 'Hogar' },
        ],
      },
      ['Temas'],
      'Ahorro',
      'Ahorro, Hogar',
    ],
    [
      'page',
      { blocks: [text('Hola'), table('a | b')] },
      { blocks: [text('Hola'), table('a | c')] },
      ['Contenido', 'Bloque 2: Tabla', 'Filas'],
      'a | b',
      'a | c',
    ],
    [
      'page',
      { blocks: [text('Hola')] },
      { blocks: [text('Hola'), table('a | b')] },
      ['Contenido', 'Bloque 2: Tabla'],
      null,
      'Título de la tabla: Plazos\nFilas: a | b',
    ],
    [
      'page',
      { blocks: [text('Uno'), table('a | b')] },
      { blocks: [table('a | b'), text('Uno')] },
      ['Contenido', 'Bloque 2: Texto'],
      'En el puesto 1',
      'En el puesto 2',
    ],
  ])('of a %s from %j to %j: names the field and shows readable texts', (type, before, after, place, one, other) => {
    expect(differencesOf(type, before, after)).toEqual([{ place, before: one, after: other }]);
  });

  test('ignores computed fields, fields that the version lacks, empty texts, and new names of other entries', () => {
    expect(differencesOf('article', { readingMinutes: 1, views: 0 }, { readingMinutes: 9, views: 7 })).toEqual([]);
    expect(differencesOf('page', {}, { lead: 'Un campo nuevo' })).toEqual([]);
    expect(differencesOf('page', { lead: '' }, { lead: null })).toEqual([]);
    const tags = (name: string) => ({ tags: [{ documentId: 'a', name }] });
    expect(differencesOf('article', tags('Antes'), tags('Ahora'))).toEqual([]);
  });
});

test('canonical: depends neither on the order of fields nor on the names of other entries and files', () => {
  const one = { title: 'A', cover: [{ id: 3, name: 'x.svg' }], seo: { title: 'B', noindex: false } };
  const other = { seo: { noindex: false, title: 'B' }, cover: [{ name: 'y.svg', id: 3 }], title: 'A' };
  expect(canonical(one)).toBe(canonical(other));
  expect(digestOf(one)).toBe(digestOf(other));
  expect(digestOf(one)).not.toBe(digestOf({ ...one, cover: [{ id: 4, name: 'x.svg' }] }));
});
