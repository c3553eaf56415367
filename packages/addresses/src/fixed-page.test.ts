import { siteOfLocale } from '@prestafaro/countries';
import { locales } from '@prestafaro/types/country';
import { fixedPageIds, localisedPageIds, unwrittenPageIds } from '@prestafaro/types/fixed-page';
import { describe, expect, test } from 'vitest';
import { fixedPageAt, fixedPath, unwrittenPageAt } from './fixed-page.ts';
import { machinePaths } from './machine-path.ts';

const firstSegment = (path: string) => path.split('/')[1];

test('fixedPath: returns the paths of the specification for es-ES', () => {
  expect(Object.fromEntries(fixedPageIds.map((id) => [id, fixedPath('es-ES', id)]))).toEqual({
    home: '/',
    about: '/quienes-somos/',
    howItWorks: '/como-funciona/',
    lenders: '/prestamistas/',
    calculator: '/simulador-prestamos-personales-calculadora/',
    affiliates: '/programa-de-afiliados/',
    legalNotice: '/aviso-legal/',
    terms: '/condiciones-generales/',
    privacy: '/politica-privacidad/',
    cookies: '/politica-de-cookie/',
    complaints: '/politica-de-reclamaciones/',
    partners: '/lista-de-socios/',
    accessibility: '/accesibilidad/',
    contact: '/contacto/',
    glossary: '/glosario/',
    application: '/application/',
    offers: '/offers/',
    offers2: '/offers2/',
    offers3: '/offers3/',
    process: '/process/',
    transition: '/transition/',
    main: '/main/',
    reg: '/reg/',
    reg2: '/reg2/',
    thankYou: '/thank-you/',
    landingOffers: '/landing/offers/',
    landingRedirector: '/landing/redirector/',
    landingRejected: '/landing/rejected/',
    landingRejected2: '/landing/rejected2/',
    landingTrafficback: '/landing/trafficback/',
  });
});

describe.each(locales)('fixed pages of %s', (locale) => {
  const paths = fixedPageIds.map((id) => fixedPath(locale, id));

  test('have unique paths, and fixedPageAt finds each page at its path', () => {
    expect(new Set(paths).size).toBe(fixedPageIds.length);
    expect(paths.map((path) => fixedPageAt(locale, path))).toEqual(fixedPageIds);
  });

  test('have paths of one ASCII slug, or of one slug below /landing/', () => {
    for (const path of paths) expect(path).toMatch(/^\/(landing\/)?([a-z]+(-[a-z]+)*[23]?\/)?$/);
  });

  test('have no localised path whose first segment is a machine path, a language or a route of the web app', () => {
    const taken = new Set([...machinePaths.map(firstSegment), 'ru', 'kk', 'api', 'builds']);
    for (const id of localisedPageIds) expect(taken).not.toContain(firstSegment(fixedPath(locale, id)));
  });
});

test('unwrittenPageAt: finds the search at its path in the language of the site', () => {
  expect(unwrittenPageAt('es-ES', '/buscar/')).toBe('search');
  expect(unwrittenPageAt('uk-UA', '/poshuk/')).toBe('search');
  expect(unwrittenPageAt('es-ES', '/search/')).toBeUndefined();
});

test.each(locales)('the pages of %s that no editor writes have paths of one slug that no other page has', (locale) => {
  for (const id of unwrittenPageIds) {
    const path = siteOfLocale(locale).paths[id];
    expect(path).toMatch(/^\/[a-z]+(-[a-z]+)*\/$/);
    expect(fixedPageAt(locale, path)).toBeUndefined();
    expect(machinePaths).not.toContain(path);
  }
});

test('fixedPageAt: returns undefined for an unknown path and for a path without the slash at its end', () => {
  expect(fixedPageAt('es-ES', '/o-nas/')).toBeUndefined();
  expect(fixedPageAt('es-ES', '/aviso-legal')).toBeUndefined();
});
