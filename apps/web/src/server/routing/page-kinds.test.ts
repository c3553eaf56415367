import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { factsOf, pageKindNames } from '@/server/routing/page-kinds';

const app = join(import.meta.dirname, '../../app/[site]');

/** The route files below `app/[site]`, without route groups such as `(default)`. */
const routed = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
  .map((file) => file.replace(/\([^)]*\)\//g, ''));

it.each(pageKindNames)('pageKinds: %s has a route in each of its folders', (kind) => {
  const missing = factsOf(kind).folders.filter((folder) => !routed.some((file) => file.startsWith(`${folder}/`)));
  expect(missing).toEqual([]);
});
