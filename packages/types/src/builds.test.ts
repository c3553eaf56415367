import { expect, test } from 'vitest';
import { type BuildMeta, buildMetaSchema, latestBuildSchema } from './builds.ts';

const meta: BuildMeta = {
  id: 'k3-J9_x0',
  timestamp: 1_795_168_200_000,
  prerendered: ['/', '/blog/'],
  redirects: { '/calculadora/': '/simulador-prestamos-personales-calculadora/', '/app/': 'https://example.com/app' },
};

test('latestBuildSchema: accepts an id and a time', () => {
  expect(latestBuildSchema.parse({ id: 'k3', timestamp: 0 })).toEqual({ id: 'k3', timestamp: 0 });
});

test('latestBuildSchema: refuses an id that contains a path', () => {
  expect(latestBuildSchema.safeParse({ id: '../latest', timestamp: 0 }).success).toBe(false);
});

test('buildMetaSchema: accepts static paths and redirects', () => {
  expect(buildMetaSchema.parse(structuredClone(meta))).toEqual(meta);
});

test('buildMetaSchema: refuses more than 500 paths', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/`);
  expect(buildMetaSchema.safeParse({ ...meta, prerendered: paths(500) }).success).toBe(true);
  expect(buildMetaSchema.safeParse({ ...meta, prerendered: paths(501) }).success).toBe(false);
});

test.each(['//evil.test', 'http://example.com/', 'javascript:alert(1)'])(
  'buildMetaSchema: refuses a redirect to %s',
  (target) => {
    expect(buildMetaSchema.safeParse({ ...meta, redirects: { '/x/': target } }).success).toBe(false);
  },
);
