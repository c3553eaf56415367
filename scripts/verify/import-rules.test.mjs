// @ts-check
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { IMPORT_REPORT } from './checks.mjs';

const { forbidden, options } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));

/**
 * One forbidden import for each rule: the importing file, and the file or package that it imports.
 * @type {Record<string, [from: string, to: string]>}
 */
const VIOLATIONS = {
  'web-ui-imports-no-higher-layer': ['apps/web/src/ui/a.ts', 'apps/web/src/cms/b.ts'],
  'web-cms-imports-no-higher-layer': ['apps/web/src/cms/a.ts', 'apps/web/src/messages/b.ts'],
  'web-messages-imports-no-higher-layer': ['apps/web/src/messages/a.ts', 'apps/web/src/features/offers/view.ts'],
  'web-shell-imports-no-higher-layer': ['apps/web/src/shell/a.ts', 'apps/web/src/features/offers/view.ts'],
  'web-features-imports-no-higher-layer': ['apps/web/src/features/blog/a.ts', 'apps/web/src/blocks/hero/b.ts'],
  'web-blocks-imports-no-higher-layer': ['apps/web/src/blocks/faq/a.ts', 'apps/web/src/screens/page/b.ts'],
  'web-screens-imports-no-higher-layer': ['apps/web/src/screens/page/a.ts', 'apps/web/src/app/b.ts'],
  'web-server-imports-cms-and-packages-only': ['apps/web/src/server/a.ts', 'apps/web/src/shell/b.ts'],
  'web-server-is-used-by-routes-and-start-up': ['apps/web/src/features/blog/c.ts', 'apps/web/src/server/redis/b.ts'],
  'web-features-import-no-other-feature': ['apps/web/src/features/blog/b.ts', 'apps/web/src/features/offers/view.ts'],
  'web-messages-of-a-feature-are-data': ['apps/web/src/features/comments/messages/a.ts', 'apps/web/src/messages/b.ts'],
  'web-screens-import-no-other-screen': ['apps/web/src/screens/article/a.ts', 'apps/web/src/screens/page/b.ts'],
  'web-blocks-import-no-other-block': ['apps/web/src/blocks/faq/b.ts', 'apps/web/src/blocks/hero/b.ts'],
  'web-entry-points-are-not-imported': ['apps/web/src/app/c.ts', 'apps/web/src/proxy.ts'],
  'apps-do-not-import-each-other': ['apps/cms/src/a.ts', 'apps/web/src/cms/c.ts'],
  'packages-import-no-app': ['packages/lending/src/a.ts', 'apps/web/src/cms/c.ts'],
  'packages-countries-imports-only-types': ['packages/countries/src/b.ts', 'packages/lending/src/b.ts'],
  'packages-addresses-imports-only-types-and-countries': ['packages/addresses/src/a.ts', 'packages/lending/src/b.ts'],
  'packages-lending-imports-only-types-and-countries': ['packages/lending/src/d.ts', 'packages/addresses/src/b.ts'],
  'packages-application-imports-only-types-and-countries-and-lending': [
    'packages/application/src/a.ts',
    'packages/tracking/src/b.ts',
  ],
  'packages-tracking-imports-only-types': ['packages/tracking/src/a.ts', 'packages/countries/src/a.ts'],
  'packages-redis-connection-imports-only-npm-packages': [
    'packages/redis-connection/src/a.ts',
    'packages/types/src/a.ts',
  ],
  'countries-import-no-other-country': ['packages/countries/src/spain/a.ts', 'packages/countries/src/mexico/b.ts'],
  'types-depends-on-zod-only': ['packages/types/src/a.ts', 'packages/lending/src/b.ts'],
  'rules-have-no-io': ['packages/lending/src/c.ts', 'node:fs'],
  'no-import-of-tests': ['apps/web/src/cms/d.ts', 'apps/web/src/cms/e.test.ts'],
  'no-undeclared-dependency': ['apps/web/src/cms/f.ts', 'installed-but-undeclared'],
  'no-unresolvable-import': ['apps/web/src/cms/g.ts', './nowhere'],
  'no-cycle': ['apps/web/src/cms/h.ts', 'apps/web/src/cms/i.ts'],
};

/** Imports that the rules allow. @type {[from: string, to: string][]} */
const ALLOWED = [
  ['apps/web/src/features/comments/messages/b.ts', 'packages/countries/src/a.ts'],
  ['apps/web/src/features/comments/messages/c.ts', 'apps/web/src/features/comments/messages/d.ts'],
  ['apps/web/src/messages/c.ts', 'apps/web/src/features/offers/messages/spanish.ts'],
  ['apps/web/src/features/offers/c.ts', 'apps/web/src/server/log/log.ts'],
  ['apps/web/src/screens/page/c.ts', 'apps/web/src/features/offers/view.ts'],
  ['apps/web/src/server/c.ts', 'apps/web/src/cms/c.ts'],
  ['packages/addresses/src/c.ts', 'packages/countries/src/a.ts'],
  ['packages/countries/src/poland/a.ts', 'packages/countries/src/languages/b.ts'],
];

/** The packages by the names of their folders. */
const PACKAGES = readdirSync(join(ROOT, 'packages'));

/** @type {{ rule: string, from: string, to: string }[]} */
let found;
/** What the check prints, with lines joined. */
let printed = '';

beforeAll(async () => {
  const folder = temporaryFolder('import-rules');
  const closing = /** @type {[string, string]} */ (['apps/web/src/cms/i.ts', 'apps/web/src/cms/h.ts']);
  for (const [from, to] of [...Object.values(VIOLATIONS), closing, ...ALLOWED]) write(folder, from, to);
  for (const file of ['.dependency-cruiser.tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, file), join(folder, file));
  writeModule(join(folder, 'node_modules/installed-but-undeclared/index.js'), '');
  writeFileSync(join(folder, 'package.json'), '{}');
  const { output } = await cruise(
    ['apps', 'packages'],
    { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true, outputType: 'json' },
    undefined,
    { tsConfig: extractTSConfig(join(folder, options.tsConfig.fileName)) },
  );
  /** @type {{ summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  const { summary } = JSON.parse(String(output));
  const report = await format(JSON.parse(String(output)), { outputType: IMPORT_REPORT });
  printed = String(report.output).replace(/\s+/g, ' ');
  found = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
});

/**
 * Writes a module with one import, and the imported module unless it is a package or missing on purpose.
 * @param {string} folder
 * @param {string} from
 * @param {string} to
 */
function write(folder, from, to) {
  const isFile = to.startsWith('apps/') || to.startsWith('packages/');
  const specifier = isFile ? relative(dirname(from), to).replace(/^(?!\.)/, './') : to;
  writeModule(join(folder, from), `import '${specifier}';\n`);
  if (isFile) writeModule(join(folder, to), '');
}

/** @type {Map<string, string>} */
const written = new Map();

/**
 * @param {string} path
 * @param {string} imports
 */
function writeModule(path, imports) {
  const text = `${imports}${written.get(path) ?? 'export {};\n'}`;
  written.set(path, text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

it('has a planted violation for each rule', () => {
  const rules = forbidden.map((/** @type {{ name: string }} */ { name }) => name);
  expect(Object.keys(VIOLATIONS).sort()).toEqual(rules.toSorted());
});

it.each(Object.entries(VIOLATIONS))('%s: reports the planted import', (rule, [from]) => {
  expect(found).toContainEqual(expect.objectContaining({ rule, from }));
});

it.each(forbidden)('$name: its violations are printed with what to do instead', ({ comment }) => {
  expect(printed).toContain(comment);
});

it.each(ALLOWED)('allows %s to import %s', (from, to) => {
  expect(found.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});

/** What packages import of each other goes through their builds, which are not searched: their package.json says it. */
it.each(PACKAGES)('packages/%s: declares only packages that its rule allows', (name) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  const declared = Object.keys(dependencies).filter((each) => each.startsWith('@prestafaro/'));
  /** @type {{ to: { pathNot: string } } | undefined} */
  const rule = forbidden.find((/** @type {{ name: string }} */ each) =>
    each.name.startsWith(`packages-${name}-imports-only-`),
  );
  const allowed = new RegExp(rule?.to.pathNot ?? '^$');
  expect(declared.filter((each) => !allowed.test(`packages/${each.slice('@prestafaro/'.length)}/`))).toEqual([]);
});
