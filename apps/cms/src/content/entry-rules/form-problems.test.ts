import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { formProblems } from './form-problems';

const attributes = {
  views: { type: 'integer' },
  stars: { type: 'decimal', min: 0, max: 5 },
  price: { type: 'decimal' },
};
const strapi = { getModel: () => ({ attributes }) } as unknown as Core.Strapi;
const problems = (data: Record<string, unknown>) => formProblems(strapi, 'api::article.article', data);

test.each([
  ['an integer beyond 32 bits', { views: 1e12 }, 'es demasiado alto. Escribe 2147483647 o menos.'],
  ['a negative integer beyond 32 bits', { views: -1e12 }, 'es demasiado bajo. Escribe -2147483647 o más.'],
  ['a decimal with nine digits before its comma', { price: 1e8 }, 'es demasiado alto. Escribe 99999999,99 o menos.'],
  ['a number beyond the limit of its field', { stars: 6 }, 'es demasiado alto. Escribe 5 o menos.'],
])('formProblems: refuses %s beside its field', (_, data, rule) => {
  const [problem] = problems(data);
  expect(problem?.path).toEqual(Object.keys(data));
  expect(problem?.message).toMatch(new RegExp(`^«.+» ${rule}$`));
});

test.each([{ views: 2 ** 31 - 1 }, { price: 99_999_999.99 }, { stars: 0 }, { views: null }])(
  'formProblems: accepts %j',
  (data) => {
    expect(problems(data)).toEqual([]);
  },
);
