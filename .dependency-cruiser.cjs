const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/**
 * The allowed direction of imports (docs/architecture.md, "Rules that tests keep", rules 1 and 2). Tests obey the same rules.
 * ui ← cms ← messages ← shell ← features ← blocks ← screens ← app; server knows cms and the packages.
 */
const WEB = '^apps/web/src';
const LAYERS = ['ui', 'cms', 'messages', 'shell', 'features', 'blocks', 'screens', 'app'];
const TEST = '\\.(test|examples)\\.[jt]sx?$|/tests/|/testing/';

/** Messages of a feature stand beside it; `messages/` assembles them. */
const CATALOGUES = `${WEB}/features/[^/]+/messages/`;

/**
 * Modules of `server/` that pages may use: the log, the facts of the current request, the build's id and the published
 * addresses. The rest of `server/` belongs to the proxy, the routes and the start-up files.
 */
const SERVER_DOORS = [
  'log/log',
  'requests/filled-honeypots',
  'requests/own-cookie',
  'requests/request-host',
  'requests/visitor-address',
  'builds/own-build',
  'routing/(absolute-url|alternates|filled-tags|is-published|list-pages|manifest|manifest-slot|not-found-sentence|open-path|route-meta)',
  'search/(collect-documents|findable-entries|search-memory|stored-documents)',
].map((door) => `${WEB}/server/${door}\\.ts$`);

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-imports-no-higher-layer`,
  comment: `${layer} must not know ${LAYERS.slice(index + 1).join(', ')}: move what is shared down, or pass it in as an argument.`,
  severity: 'error',
  from: { path: `${WEB}/${layer}/` },
  to: {
    path: `${WEB}/(${LAYERS.slice(index + 1).join('|')})/`,
    ...(layer === 'messages' && { pathNot: CATALOGUES }),
  },
}));

/** The packages that each package may import (docs/architecture.md, rule 1). `types` has a rule of its own. */
const PACKAGES = {
  countries: ['types'],
  addresses: ['types', 'countries'],
  lending: ['types', 'countries'],
  application: ['types', 'countries', 'lending'],
  tracking: ['types'],
  'redis-connection': [],
};

const packageRules = Object.entries(PACKAGES).map(([name, known]) => ({
  name: `packages-${name}-imports-only-${known.join('-and-') || 'npm-packages'}`,
  comment:
    'types ← countries ← addresses, lending ← application; tracking knows types. What two packages need belongs further down.',
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
}));

const COUNTRIES = join(__dirname, 'packages/countries/src');

/** A country's folder in packages/countries: it has a module of the same name. */
const COUNTRY_FOLDER = `^packages/countries/src/(${readdirSync(COUNTRIES)
  .filter((name) => existsSync(join(COUNTRIES, name, `${name}.ts`)))
  .join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    ...packageRules,
    {
      name: 'web-server-imports-cms-and-packages-only',
      comment: 'server/ is how the app runs: it knows nothing of pages. Pass what it needs in as an argument.',
      severity: 'error',
      from: { path: `${WEB}/server/` },
      to: { path: `${WEB}/(${LAYERS.filter((layer) => layer !== 'cms').join('|')})/` },
    },
    {
      name: 'web-server-is-used-by-routes-and-start-up',
      comment: 'Pages use the listed modules of server/ only (SERVER_DOORS in .dependency-cruiser.cjs).',
      severity: 'error',
      from: { path: `${WEB}/(${LAYERS.filter((layer) => layer !== 'app').join('|')})/`, pathNot: TEST },
      to: { path: `${WEB}/server/`, pathNot: SERVER_DOORS },
    },
    {
      name: 'web-features-import-no-other-feature',
      comment: 'What two features need goes down to shell/, ui/ or a package; what joins two features is a screen.',
      severity: 'error',
      from: { path: `${WEB}/features/([^/]+)/` },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
    },
    {
      name: 'web-messages-of-a-feature-are-data',
      comment:
        'A catalogue imports its shape, other languages of its feature and types of packages; nothing that runs.',
      severity: 'error',
      from: { path: `${WEB}/features/([^/]+)/messages/` },
      to: { pathNot: [`${WEB}/features/$1/messages/`, '^packages/(countries|types)/'] },
    },
    {
      name: 'web-screens-import-no-other-screen',
      comment: 'A screen is one kind of page. What two screens need is a feature, or belongs to shell/.',
      severity: 'error',
      from: { path: `${WEB}/screens/([^/]+)/` },
      to: { path: `${WEB}/screens/[^/]+/`, pathNot: `${WEB}/screens/$1/` },
    },
    {
      name: 'web-blocks-import-no-other-block',
      comment:
        'A block is one folder: its fragment, its view, its examples. What two blocks need belongs to ui/ or shell/.',
      severity: 'error',
      from: { path: `${WEB}/blocks/([^/]+)/` },
      to: { path: `${WEB}/blocks/[^/]+/`, pathNot: `${WEB}/blocks/$1/` },
    },
    {
      name: 'web-entry-points-are-not-imported',
      comment: 'Next runs these files; nothing else does.',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: `${WEB}/(proxy|instrumentation)\\.ts$` },
    },
    {
      name: 'apps-do-not-import-each-other',
      comment: 'They talk over HTTP; what they share is a contract in packages/types.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-import-no-app',
      comment: 'Packages are the bottom.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'types-depends-on-zod-only',
      comment:
        'packages/types is contracts: schemas, the types derived from them, and lists, such as the public one of crawlers.',
      severity: 'error',
      from: { path: '^packages/types/src/', pathNot: TEST },
      to: {
        pathNot: ['^packages/types/src/', '(^|/)node_modules/(zod|crawler-user-agents)/', '^(node:)?crypto$'],
      },
    },
    {
      name: 'countries-import-no-other-country',
      comment:
        "A country's folder stands alone: what two countries share belongs to languages/ or to the general code.",
      severity: 'error',
      from: { path: COUNTRY_FOLDER },
      to: { path: COUNTRY_FOLDER, pathNot: '^packages/countries/src/$1/' },
    },
    {
      name: 'rules-have-no-io',
      comment: 'Pure functions run in the browser, on the server and in a test alike: no Node built-in (rule 4).',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST, '^packages/types/src/(signature|lead-id)\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-import-of-tests',
      comment: 'Code that ships knows nothing of its tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: TEST },
      to: { path: '\\.test\\.[jt]sx?$|/tests/' },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'What is imported stands in the package.json of the importer.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable-import',
      comment: 'The file does not exist. (Packages are the business of the type check: some have types only.)',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, path: '^(\\.|@/|@prestafaro/)' },
    },
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.strapi|\\.cache|build)/|next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // The alias of the web app, in the only form that dependency-cruiser reads (it wants a baseUrl).
    tsConfig: { fileName: '.dependency-cruiser.tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.svg'],
    },
    skipAnalysisNotInRules: true,
  },
};
