import { expect, test } from 'vitest';
import { type BuildMeta, buildMetaSchema, latestBuildSchema } from './builds.ts';

const meta: BuildMeta = {
  id: 'k3-J9_x0',
  timestamp: 1_795_168_200_000,
  prerendered: ['/', '/blog/'],
  redirects: { '/calculadora/': '/simulador-prestamos-personales-calculadora/', '/app/': 'https://example.com/app' },
};

test('the latest build has an id and a time', () => {
  expect(latestBuildSchema.parse({ id: 'k3', timestamp: 0 })).toEqual({ id: 'k3', timestamp: 0 });
});

test('an id that could leave its folder is none', () => {
  expect(latestBuildSchema.safeParse({ id: '../latest', timestamp: 0 }).success).toBe(false);
});

test('the meta file lists static paths and redirects', () => {
  expect(buildMetaSchema.parse(structuredClone(meta))).toEqual(meta);
});

test('the meta file never grows past 500 paths', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/${index}/`);
  expect(buildMetaSchema.safeParse({ ...meta, prerendered: paths(500) }).success).toBe(true);
  expect(buildMetaSchema.safeParse({ ...meta, prerendered: paths(501) }).success).toBe(false);
});

test.each(['//evil.test', 'http://example.com/', 'javascript:alert(1)'])('a redirect never leads to %s', (target) => {
  expect(buildMetaSchema.safeParse({ ...meta, redirects: { '/x/': target } }).success).toBe(false);
});
