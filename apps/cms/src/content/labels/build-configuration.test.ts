import { expect, test } from 'vitest';
import { buildConfiguration } from './build-configuration';
import type { ContentTypeLabels } from './label-types';

const metadata = (label: string) => ({
  edit: { label, description: '', visible: true, editable: true },
  list: { label, searchable: true, sortable: false },
});
const current = {
  settings: { bulkable: true, pageSize: 10, mainField: 'slug', relationOpenMode: 'page' },
  metadatas: {
    title: metadata('title'),
    author: metadata('author'),
    minutes: metadata('minutes'),
    updatedAt: metadata('updatedAt'),
  },
  layouts: { list: ['id'], edit: [] },
};
const labels: ContentTypeLabels = {
  name: 'Artículos',
  mainField: 'title',
  fields: {
    title: { label: 'Título', help: 'El titular.' },
    author: { label: 'Autor', help: 'Quien firma.' },
    minutes: { label: 'Minutos', help: 'Se calcula.', isComputed: true },
  },
  rows: [{ title: 8, minutes: 4 }, { author: 12 }],
  list: { columns: ['title', 'updatedAt'], sortBy: 'updatedAt', sortOrder: 'DESC', pageSize: 20 },
};
const built = buildConfiguration(current, labels, (field) => (field === 'author' ? 'name' : undefined));

test('a field gets its name in the form and in the list, and its help text', () => {
  expect(built.metadatas.title?.edit).toMatchObject({ label: 'Título', description: 'El titular.', editable: true });
  expect(built.metadatas.title?.list).toEqual({ label: 'Título', searchable: true, sortable: false });
});

test('a computed field can be read and not changed', () => {
  expect(built.metadatas.minutes?.edit.editable).toBe(false);
});

test('a relation shows the name of the other entry', () => {
  expect(built.metadatas.author?.edit.mainField).toBe('name');
  expect(built.metadatas.title?.edit).not.toHaveProperty('mainField');
});

test('the columns that Strapi adds are named as well', () => {
  expect(built.metadatas.updatedAt?.list.label).toBe('Modificado');
});

test('rows, columns, sort and page size come from the labels; other settings stay', () => {
  expect(built.layouts).toEqual({
    list: ['title', 'updatedAt'],
    edit: [
      [
        { name: 'title', size: 8 },
        { name: 'minutes', size: 4 },
      ],
      [{ name: 'author', size: 12 }],
    ],
  });
  expect(built.settings).toEqual({
    bulkable: true,
    relationOpenMode: 'page',
    mainField: 'title',
    defaultSortBy: 'updatedAt',
    defaultSortOrder: 'DESC',
    pageSize: 20,
  });
});

test('a single type keeps the list that it never shows', () => {
  const { list: _, ...single } = labels;
  expect(buildConfiguration(current, single, () => undefined).layouts.list).toEqual(['id']);
});
