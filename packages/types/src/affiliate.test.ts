import { describe, expect, test } from 'vitest';
import { affiliateCodePattern, affiliateRequestSchema } from './affiliate.ts';
import { monthSchema } from './affiliate-statement.ts';
import { fieldErrorsOf } from './visitor-forms.ts';

const request = {
  ...{ locale: 'es-ES', name: 'Ana Ruiz', email: 'ana@example.com', website: 'https://ahorro.example/blog' },
  ...{ model: 'cpl', payoutMethod: 'bank', text: 'Un blog sobre ahorro con visitas de buscadores.' },
  ...{ terms: true, proof: null, isHoneypotFilled: false, address: '192.0.2.1' },
};
const errorsOf = (change: object) => {
  const parsed = affiliateRequestSchema.safeParse({ ...request, ...change });
  return parsed.success ? [] : fieldErrorsOf(parsed.error);
};

test.each(['ahorro.example', 'http://ahorro.example', 't.me/ahorro', 'https://пример.укр/шлях?a=1', 'a.example:8080/'])(
  'affiliateRequestSchema: accepts the website %s',
  (website) => {
    expect(errorsOf({ website })).toEqual([]);
  },
);

test.each(['ahorro', 'ana@example.com', 'javascript:alert(1)', 'https://', 'ahorro.example con espacio'])(
  'affiliateRequestSchema: refuses the website %s',
  (website) => {
    expect(errorsOf({ website })).toEqual([{ field: 'website', code: 'invalid' }]);
  },
);

describe('affiliateRequestSchema: names the field of', () => {
  test.each([
    [{ name: ' ' }, { field: 'name', code: 'missing' }],
    [{ website: '' }, { field: 'website', code: 'missing' }],
    [{ email: 'ana' }, { field: 'email', code: 'invalid' }],
    [{ model: '' }, { field: 'model', code: 'invalid' }],
    [{ payoutMethod: 'cash' }, { field: 'payoutMethod', code: 'invalid' }],
    [{ text: 'Un blog.' }, { field: 'text', code: 'too_short' }],
    [{ terms: false }, { field: 'terms', code: 'invalid' }],
  ])('%j', (change, error) => {
    expect(errorsOf(change)).toEqual([error]);
  });
});

test.each(['a-7k3m9x', 'a-zzzzzz'])('affiliateCodePattern: accepts %s', (code) => {
  expect(affiliateCodePattern.test(code)).toBe(true);
});

test.each(['a-7k3m9', 'a-7k3m9xx', 'a-0k3m9x', 'a-lk3m9x', 'A-7k3m9x', '7k3m9x'])(
  'affiliateCodePattern: refuses %s',
  (code) => {
    expect(affiliateCodePattern.test(code)).toBe(false);
  },
);

test.each(['2026-00', '2026-13', '1999-01', '2026-1', '2026-01-01'])('monthSchema: refuses %s', (month) => {
  expect(monthSchema.safeParse(month).success).toBe(false);
});
