import { describe, expect, test } from 'vitest';
import { judgeAnswer, wrongOutage } from './judge-answer.mjs';
import { identityOf } from './page-identity.mjs';

const html = (language, title, heading) =>
  `<!DOCTYPE html><html lang="${language}" class="x"><head><title>${title}</title></head><body><h1 id="a">${heading}</h1></body></html>`;
const answer = (status, body, headers = {}) => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  milliseconds: 1,
});
const page = html('es-ES', 'Blog', 'El <b>blog</b>');
const blog = { kind: 'page', identity: identityOf(page) };
const outageHeaders = { 'retry-after': '10', 'cache-control': 'private, no-store' };

describe('judgeAnswer: a page that must be available', () => {
  test('accepts the page with its language, title and heading', () => {
    expect(judgeAnswer(answer(200, page), blog)).toBe('right');
    expect(judgeAnswer(answer(200, page.replace('</body>', '<i>nonce</i></body>')), blog)).toBe('right');
  });

  test.each([
    [
      'in the language of another site',
      answer(200, html('es-MX', 'Blog', 'El blog')),
      'language "es-MX" instead of "es-ES"',
    ],
    ['with another title', answer(200, html('es-ES', 'Inicio', 'El blog')), 'title "Inicio" instead of "Blog"'],
    ['with another heading', answer(200, html('es-ES', 'Blog', '')), 'heading "" instead of "El blog"'],
    ['with an empty body', answer(200, ''), 'language "" instead of "es-ES"'],
    ['that is cut off', answer(200, page.slice(0, -10)), 'an incomplete page'],
    ['with status 404', answer(404, page), 'status 404 instead of 200'],
    [
      'with another content type',
      answer(200, page, { 'content-type': 'text/plain' }),
      'type text/plain instead of text/html',
    ],
    ['that never arrived', { ...answer(0, ''), error: 'ECONNRESET' }, 'no answer (ECONNRESET)'],
    ['with an error page', answer(503, page, outageHeaders), 'status 503 instead of 200'],
  ])('rejects an answer %s', (_, given, wrong) => {
    expect(judgeAnswer(given, blog)).toEqual({ wrong });
  });
});

describe('judgeAnswer: a page that may be unavailable', () => {
  const orOutage = { ...blog, orOutage: true };

  test('accepts the page and a correct error page', () => {
    expect(judgeAnswer(answer(200, page), orOutage)).toBe('right');
    expect(judgeAnswer(answer(503, page, outageHeaders), orOutage)).toBe('outage');
  });

  test('rejects status 404 and a missing answer', () => {
    expect(judgeAnswer(answer(404, page, outageHeaders), orOutage)).toEqual({ wrong: 'status 404 instead of 200' });
    expect(judgeAnswer({ ...answer(0, ''), error: 'timeout' }, orOutage)).toEqual({ wrong: 'no answer (timeout)' });
  });
});

describe('wrongOutage: the error page of an outage', () => {
  test.each([
    ['without Retry-After', answer(503, page, { 'cache-control': 'no-store' }), 'status 503 without Retry-After'],
    [
      'without no-store',
      answer(500, page, { 'retry-after': '10' }),
      'status 500 that may be stored (cache-control: nothing)',
    ],
    [
      'in another language',
      answer(503, html('pl-PL', 'x', 'x'), outageHeaders),
      'status 503 in language "pl-PL" instead of "es-ES"',
    ],
    ['without a heading', answer(503, html('es-ES', 'x', ''), outageHeaders), 'status 503 without a heading'],
    ['with status 200', answer(200, page, outageHeaders), 'status 200 in an outage'],
  ])('rejects an answer %s', (_, given, wrong) => {
    expect(wrongOutage(given, 'es-ES')).toBe(wrong);
  });
});

describe('judgeAnswer: an address without a page', () => {
  test('accepts 404 in the language of the site with no-store', () => {
    const missing = { kind: 'missing', language: 'es-ES' };
    expect(judgeAnswer(answer(404, page, { 'cache-control': 'no-store' }), missing)).toBe('right');
    expect(judgeAnswer(answer(404, page, { 'cache-control': 's-maxage=60' }), missing)).toEqual({
      wrong: 'status 404 that may be stored (cache-control: s-maxage=60)',
    });
    expect(judgeAnswer(answer(503, page, outageHeaders), missing)).toEqual({ wrong: 'status 503 instead of 404' });
  });

  test('accepts a redirect to the expected address only', () => {
    const redirect = { kind: 'redirect', to: '/blog/?a=1' };
    expect(judgeAnswer(answer(308, '', { location: 'http://es.localhost:1/blog/?a=1' }), redirect)).toBe('right');
    expect(judgeAnswer(answer(308, '', { location: '/' }), redirect)).toEqual({ wrong: 'leads to /' });
  });

  test('accepts a file that is not empty', () => {
    const file = { kind: 'file', type: 'text/plain' };
    expect(judgeAnswer(answer(200, 'User-agent: *', { 'content-type': 'text/plain' }), file)).toBe('right');
    expect(judgeAnswer(answer(200, '', { 'content-type': 'text/plain' }), file)).toEqual({ wrong: 'an empty file' });
  });
});
