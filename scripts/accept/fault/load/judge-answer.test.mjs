import { describe, expect, test } from 'vitest';
import { judgeAnswer, wrongOutage } from './judge-answer.mjs';
import { faceOf } from './page-face.mjs';

const html = (language, title, heading) =>
  `<!DOCTYPE html><html lang="${language}" class="x"><head><title>${title}</title></head><body><h1 id="a">${heading}</h1></body></html>`;
const answer = (status, body, headers = {}) => ({
  status,
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  milliseconds: 1,
});
const page = html('es-ES', 'Blog', 'El <b>blog</b>');
const blog = { kind: 'page', face: faceOf(page) };
const outageHeaders = { 'retry-after': '10', 'cache-control': 'private, no-store' };

describe('a page that has to be there', () => {
  test('is right with its own language, title and heading', () => {
    expect(judgeAnswer(answer(200, page), blog)).toBe('right');
    expect(judgeAnswer(answer(200, page.replace('</body>', '<i>nonce</i></body>')), blog)).toBe('right');
  });

  test.each([
    ['of another country', answer(200, html('es-MX', 'Blog', 'El blog')), 'language "es-MX" instead of "es-ES"'],
    ['that is another one', answer(200, html('es-ES', 'Inicio', 'El blog')), 'title "Inicio" instead of "Blog"'],
    ['with another heading', answer(200, html('es-ES', 'Blog', '')), 'heading "" instead of "El blog"'],
    ['that is blank', answer(200, ''), 'language "" instead of "es-ES"'],
    ['that breaks off', answer(200, page.slice(0, -10)), 'a page that breaks off'],
    ['that is missing', answer(404, page), 'status 404 instead of 200'],
    ['that is no page', answer(200, page, { 'content-type': 'text/plain' }), 'type text/plain instead of text/html'],
    ['that never came', { ...answer(0, ''), error: 'ECONNRESET' }, 'no answer (ECONNRESET)'],
    ['that says an outage', answer(503, page, outageHeaders), 'status 503 instead of 200'],
  ])('is wrong as one %s', (_, given, wrong) => {
    expect(judgeAnswer(given, blog)).toEqual({ wrong });
  });
});

describe('a page that may be out', () => {
  const mayBeOut = { ...blog, orOutage: true };

  test('is right, or says honestly that it is out', () => {
    expect(judgeAnswer(answer(200, page), mayBeOut)).toBe('right');
    expect(judgeAnswer(answer(503, page, outageHeaders), mayBeOut)).toBe('outage');
  });

  test('is never a 404, and never no answer', () => {
    expect(judgeAnswer(answer(404, page, outageHeaders), mayBeOut)).toEqual({ wrong: 'status 404 instead of 200' });
    expect(judgeAnswer({ ...answer(0, ''), error: 'timeout' }, mayBeOut)).toEqual({ wrong: 'no answer (timeout)' });
  });
});

describe('the word of an outage', () => {
  test.each([
    [
      'that says nothing of when to come again',
      answer(503, page, { 'cache-control': 'no-store' }),
      'status 503 without a time to come again',
    ],
    [
      'that may be stored',
      answer(500, page, { 'retry-after': '10' }),
      'status 500 that may be stored (cache-control: nothing)',
    ],
    [
      'of another country',
      answer(503, html('pl-PL', 'x', 'x'), outageHeaders),
      'status 503 in language "pl-PL" instead of "es-ES"',
    ],
    ['without words', answer(503, html('es-ES', 'x', ''), outageHeaders), 'status 503 without a word'],
    ['that is none', answer(200, page, outageHeaders), 'status 200 in an outage'],
  ])('is wrong as one %s', (_, given, wrong) => {
    expect(wrongOutage(given, 'es-ES')).toBe(wrong);
  });
});

describe('an address that is no page', () => {
  test('that does not exist is 404 in the words of its country, stored by nobody', () => {
    const missing = { kind: 'missing', language: 'es-ES' };
    expect(judgeAnswer(answer(404, page, { 'cache-control': 'no-store' }), missing)).toBe('right');
    expect(judgeAnswer(answer(404, page, { 'cache-control': 's-maxage=60' }), missing)).toEqual({
      wrong: 'status 404 that may be stored (cache-control: s-maxage=60)',
    });
    expect(judgeAnswer(answer(503, page, outageHeaders), missing)).toEqual({ wrong: 'status 503 instead of 404' });
  });

  test('that leads elsewhere leads there', () => {
    const redirect = { kind: 'redirect', to: '/blog/?a=1' };
    expect(judgeAnswer(answer(308, '', { location: 'http://es.localhost:1/blog/?a=1' }), redirect)).toBe('right');
    expect(judgeAnswer(answer(308, '', { location: '/' }), redirect)).toEqual({ wrong: 'leads to /' });
  });

  test('that is a file has something in it', () => {
    const file = { kind: 'file', type: 'text/plain' };
    expect(judgeAnswer(answer(200, 'User-agent: *', { 'content-type': 'text/plain' }), file)).toBe('right');
    expect(judgeAnswer(answer(200, '', { 'content-type': 'text/plain' }), file)).toEqual({ wrong: 'an empty file' });
  });
});
