import { expect, it, vi } from 'vitest';
import { headTitle, pageMetadata } from '@/shell/metadata/page-metadata';
import { sampleView } from '@/shell/sample-view';
import type { SiteSettings } from '@/shell/site-view';

const environment = vi.hoisted(() => ({
  HOSTS: new Map<string, string>(),
  PORT: 3000,
  PUBLIC_PORT: undefined,
  PUBLIC_SCHEME: 'http',
}));
vi.mock('@/cms/environment', () => ({ environment: () => environment }));

it('page title: contains the name of the site once', () => {
  expect(headTitle('Qué es ASNEF', 'Prestafaro')).toBe('Qué es ASNEF · Prestafaro');
  expect(headTitle('Qué es ASNEF · Prestafaro', 'Prestafaro')).toBe('Qué es ASNEF · Prestafaro');
});

const head = { title: 'Préstamos', description: null, path: '/prestamos-personales/', image: '/og/x.png' };
const complete: SiteSettings['legalProvider'] = {
  companyName: 'Ejemplo, S. L.',
  taxId: 'B00000000',
  address: 'Calle Uno, 1',
  registry: 'Madrid, hoja 1',
  intermediaryNumber: '123',
  email: 'hola@prestafaro.es',
  complaintsChannel: 'Por correo',
};
const robotsOf = (legalProvider: SiteSettings['legalProvider']) =>
  pageMetadata(head, { ...sampleView, settings: { ...sampleView.settings, legalProvider } }).robots;

it('robots: a public site stays out of search engines until all legal details of its provider are filled in (R7)', () => {
  environment.HOSTS = new Map([['es.example.com', 'ES']]);
  expect(robotsOf({ ...complete, registry: null })).toEqual({ index: false, follow: true });
  expect(robotsOf(complete)).toMatchObject({ index: true });
});

it('robots: a site on this machine is like a complete one, so that search engine rules can be tried (R7)', () => {
  environment.HOSTS = new Map([['es.localhost', 'ES']]);
  expect(robotsOf({ ...complete, registry: null })).toMatchObject({ index: true });
});
