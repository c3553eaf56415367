import { expect, test } from 'vitest';
import { readDocumentAction, siteOfSave } from './document-action';

const context = (action: string, params: unknown) => ({ uid: 'api::page.page', action, params });

test('readDocumentAction: reads data and site of a save', () => {
  const action = readDocumentAction(context('create', { locale: 'uk-UA', data: { title: 'x' } }));
  expect(action).toMatchObject({ isSave: true, publishesAtOnce: false, locales: ['uk-UA'], data: { title: 'x' } });
  expect(siteOfSave(action, 'es-ES')).toBe('uk-UA');
});

test('siteOfSave: returns the default site if the save names none', () => {
  const action = readDocumentAction(context('update', { documentId: 'a', status: 'published', data: {} }));
  expect(action).toMatchObject({ documentId: 'a', publishesAtOnce: true, locales: [] });
  expect(siteOfSave(action, 'es-ES')).toBe('es-ES');
});

test('readDocumentAction: reads several sites, or all', () => {
  expect(readDocumentAction(context('publish', { locale: ['es-ES', 'es-MX'] })).locales).toEqual(['es-ES', 'es-MX']);
  expect(readDocumentAction(context('delete', { locale: '*' })).locales).toBe('all');
});

test('readDocumentAction: accepts an action without parameters', () => {
  expect(readDocumentAction(context('findMany', undefined))).toMatchObject({ isSave: false, locales: [] });
});
