import { describe, expect, it } from 'vitest';
import {
  isOwnKind,
  isSharedForm,
  isSharedRoute,
  ownSharedRoute,
  readSharedRoute,
  sharedAddress,
  sharedRoute,
} from '@/server/shared-pages/shared-address';

const offers = (search: string) => sharedAddress('offers', '/offers/', search);

describe('the address of a shared list of offers', () => {
  it.each([
    ['', '/offers/'],
    ['?utm_source=x&gclid=1&exp_flow=B', '/offers/'],
    ['?days=91&amount=500', '/offers/?amount=500&days=91'],
    ['?sort=total&amount=500&utm_campaign=7', '/offers/?amount=500&sort=total'],
    ['?amount=500&amount=700', '/offers/?amount=500'],
    ['?amount=&days=%2091%20', '/offers/?days=91'],
    ['?asnef=1&free=on&active=2&sort=evil', '/offers/?asnef=1'],
    ['?sort=listed&all=1', '/offers/?all=1'],
    ['?age=21&register=no&pay=900&work=pensioner', '/offers/?work=pensioner&pay=900&register=no&age=21'],
    ['?age=210&register=maybe&pay=much&work=pirate', '/offers/'],
  ])('of the query %j is %s', (search, address) => {
    expect(offers(search)).toBe(address);
  });

  it.each(['?amount=abc', '?amount=1%20000', '?amount=0', '?days=-5', '?amount=99999999999999999999'])(
    'does not exist for %s, which the page refuses and says so',
    (search) => {
      expect(offers(search)).toBeUndefined();
    },
  );

  it('does not exist for an income of more than two digits and zeros, of which there are too many', () => {
    expect([offers('?pay=1250'), offers('?pay=0'), offers('?pay=180000')]).toEqual([
      undefined,
      '/offers/?pay=0',
      '/offers/?pay=180000',
    ]);
  });

  it('does not exist for offers that a visitor has chosen', () => {
    expect(offers('?amount=400&offer=102&offer=103')).toBeUndefined();
  });
});

it('sharedAddress: orders the inputs of a calculator and the page of a comment list', () => {
  expect(sharedAddress('article', '/blog/a/', '?comments-page=2&months=36&amount=6000&rate=7,99&x=1')).toBe(
    '/blog/a/?comments-page=2&amount=6000&rate=7%2C99&months=36',
  );
  expect(sharedAddress('lender', '/prestamistas/a/', '?days=91&comments=oldest&rate=7&amount=500')).toBe(
    '/prestamistas/a/?comments=oldest&amount=500&days=91',
  );
  expect(sharedAddress('lender', '/prestamistas/a/', '?amount=1.000')).toBeUndefined();
});

it('sharedAddress: has an early repayment and the loan for comparison, and is not shared with a number that it refuses', () => {
  const of = (search: string) => sharedAddress('page', '/simulador/', search);
  expect(of('?fee=0,5&extra-effect=lower-instalment&extra=0&amount-b=6000&x=1')).toBe(
    '/simulador/?extra=0&extra-effect=lower-instalment&fee=0%2C5&amount-b=6000',
  );
  expect(of('?extra-effect=evil')).toBe('/simulador/');
  expect(of('?extra=5,5')).toBeUndefined();
});

it('sharedRoute: holds the whole address in one part that needs no escape', () => {
  const address = '/ru/offers/?amount=500&sort=total';
  const route = sharedRoute('ru-UA', 'offers', address, '2026-11-23');
  expect(route).toMatch(/^\/ru-UA\/shared\/offers\/[\w-]+$/);
  expect(isSharedRoute(route)).toBe(true);
  expect(isSharedRoute('/es-ES/offers/offers')).toBe(false);
  expect(readSharedRoute(route.split('/').at(-1) ?? '').address).toBe(address);
});

it('ownSharedRoute: is a shared route of its own kind, with the address and the digest of its data', () => {
  const route = ownSharedRoute('es-ES', '/offers/?amount=500', 'dig-est_1');
  const [, , , kind = '', part = ''] = route.split('/');
  expect(route).toMatch(/^\/es-ES\/shared\/own\/[\w-]+$/);
  expect([isSharedRoute(route), isSharedForm(route), isOwnKind(kind)]).toEqual([true, false, true]);
  expect(readSharedRoute(part)).toEqual({ address: '/offers/?amount=500', madeFor: 'dig-est_1' });
  expect(isOwnKind('offers')).toBe(false);
});
