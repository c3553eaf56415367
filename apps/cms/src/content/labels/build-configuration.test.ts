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

test('buildConfiguration: sets the name of a field in form and list, and its help text', () => {
  expect(built.metadatas.title?.edit).toMatchObject({ label: 'Título', description: 'El titular.', editable: true });
  expect(built.metadatas.title?.list).toEqual({ label: 'Título', searchable: true, sortable: false });
});

test('buildConfiguration: makes a computed field read-only', () => {
  expect(built.metadatas.minutes?.edit.editable).toBe(false);
});

test('buildConfiguration: shows a relation by the main field of the other type', () => {
  expect(built.metadatas.author?.edit.mainField).toBe('name');
  expect(built.metadatas.title?.edit).not.toHaveProperty('mainField');
});

test('buildConfiguration: names the columns that Strapi adds', () => {
  expect(built.metadatas.updatedAt?.list.label).toBe('Modificado');
});

test('buildConfiguration: takes rows, columns, order and page size from the labels, and keeps other settings', () => {
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

test('buildConfiguration: keeps the list view of a single type', () => {
  const { list: _, ...single } = labels;
  expect(buildConfiguration(current, single, () => undefined).layouts.list).toEqual(['id']);
});
