import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isStoredRoute } from '@/server/security/stored-route';

const app = path.join(import.meta.dirname, '../../app');
const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^\[site\].*page\.tsx$/.test(file),
);

/** `[site]/(default)/tag/[slug]/[page]/page.tsx` → `/es-ES/tag/some/some`. */
const internalOf = (file: string) =>
  `/${path.dirname(file).replaceAll(/\([^)]*\)\//g, '')}`.replace('[site]', 'es-ES').replaceAll(/\[\w+\]/g, 'some-1');

test.each(pages)('%s is stored exactly if it is made ahead', (file) => {
  const isMadeAhead = readFileSync(path.join(app, file), 'utf8').includes('generateStaticParams');
  expect(isStoredRoute(internalOf(file))).toBe(isMadeAhead);
});

test('a build makes no page of the CMS: each route leaves its pages to their first visits', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const lists = files.flatMap(
    (file) => readFileSync(path.join(app, file), 'utf8').match(/^export .*generateStaticParams.*$/gm) ?? [],
  );
  expect([...new Set(lists)].sort()).toEqual([
    'export const generateStaticParams = () => [];',
    'export const generateStaticParams = route.generateStaticParams;',
  ]);
});

test('the list of route files is not empty', () => {
  expect(pages.length).toBeGreaterThan(20);
});
