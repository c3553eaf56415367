// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { markdownTable } from '../docs/markdown-table.mjs';
import { ROOT } from '../paths.mjs';
import { endToEndTests, testsOfRoutes } from './route-tests.mjs';
import { readSeedFacts } from './seed-facts.mjs';
import { specifiedRoutes } from './specified-routes.mjs';

/** @typedef {import('./specified-routes.mjs').SpecifiedRoute} SpecifiedRoute */
/** @typedef {import('./seed-facts.mjs').SeedFacts} SeedFacts */
/** @typedef {SpecifiedRoute & { layout: string, state: 'index' | 'noindex' | 'not written', tests: string[] }} DescribedRoute */

export const ROUTES_PAGE = join(ROOT, 'docs/routes.md');

const head = `# Routes of the specification

Written by \`npm run generate\`. The addresses are those of the site of Spain; other sites have the same kinds of pages at paths in
their own language (\`packages/countries\`). [e2e/routes.e2e.ts](../e2e/routes.e2e.ts) requests each of them and compares the answer
with this table. The last column lists up to three other end-to-end tests that name the address, the most specific ones first.
"Not written" means that the seed has no entry for it, so that it answers 404.
`;

const COLUMNS = ['Address', 'Kind', 'Layout', 'Search engines', 'Tests'];

/** Kinds of pages that exist without an entry of their own. */
const WITHOUT_ENTRY = new Set(['search', 'redirect', 'file', 'lenders', 'campaign', 'form', 'offers', 'journey']);

/**
 * What a search engine finds: a tag without articles and calendars is not listed, and the blog has as many pages as its articles need.
 * @param {SpecifiedRoute} route
 * @param {SeedFacts} seed
 * @returns {DescribedRoute['state']}
 */
export function stateOf({ path, kind, isHidden }, { slugs, usedTags, blogPages }) {
  const slug = path.split('/').at(-2) ?? '';
  const blogPage = kind === 'blog' ? Number(/^page-(\d+)$/.exec(slug)?.[1] ?? 1) : 0;
  const isWritten = kind === 'blog' ? blogPage <= blogPages : path === '/' || slugs.has(slug);
  const exists = WITHOUT_ENTRY.has(kind) || isWritten;
  if (!exists) return 'not written';
  return isHidden || (kind === 'tag' && !usedTags.has(slug)) ? 'noindex' : 'index';
}

/**
 * The routes of the specification, by group, with what the code (the built packages) and the seed know of them.
 * @returns {Promise<{ group: string, routes: DescribedRoute[] }[]>}
 */
export async function describedRoutes() {
  const { layoutOf } = await import(pathToFileURL(join(ROOT, 'packages/addresses/dist/index.js')).href);
  const seed = await readSeedFacts('es-ES');
  const paths = Object.values(specifiedRoutes).flatMap((routes) => routes.map(({ path }) => path));
  const tests = testsOfRoutes(paths, endToEndTests());
  return Object.entries(specifiedRoutes).map(([group, routes]) => ({
    group,
    routes: routes.map((route) => ({
      ...route,
      layout: layoutOf(route.path),
      state: stateOf(route, seed),
      tests: tests.get(route.path) ?? [],
    })),
  }));
}

/** The page that lists every route of the specification. @returns {Promise<string>} Markdown */
export async function routesPage() {
  const sections = (await describedRoutes()).map(
    ({ group, routes }) => `## ${group}\n\n${markdownTable(COLUMNS, routes.map(cells))}\n`,
  );
  return `${head}\n${sections.join('\n')}`;
}

/** @param {DescribedRoute} route */
function cells({ path, pattern, kind, layout, state, to, tests }) {
  const address = pattern ? `\`${pattern}\`, as \`${path}\`` : `\`${path}\``;
  const files = tests.map((file) => `[${file.replace(/^e2e\/|\.e2e\.ts$/g, '')}](../${file})`).join(', ');
  if (to) return [address, `redirect to \`${to}\``, '', '', files];
  return kind === 'file' ? [address, kind, '', '', files] : [address, kind, layout, state, files];
}
