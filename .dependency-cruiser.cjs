/**
 * Who may import whom (docs/architecture.md, "Rules that tests keep", rule 1). Tests are under the same rules.
 * packages ← ui ← cms ← site ← features ← blocks ← app
 */
const WEB = '^apps/web/src';
const LAYERS = ['ui', 'cms', 'site', 'features', 'blocks', 'app'];
const TEST = '\\.(test|examples)\\.[jt]sx?$|/tests/';

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `web-${layer}-imports-no-higher-layer`,
  comment: `${layer} must not know ${LAYERS.slice(index + 1).join(', ')}: move what is shared down, or pass it in as an argument.`,
  severity: 'error',
  from: { path: `${WEB}/${layer}/` },
  to: { path: `${WEB}/(${LAYERS.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'web-features-import-no-other-feature',
      comment:
        "A feature does not import another feature's inside: what two of them need belongs to site/, cms/ or ui/.",
      severity: 'error',
      from: { path: `${WEB}/features/([^/]+)/` },
      to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/($1/|[^/]+/index\\.tsx?$)` },
    },
    {
      name: 'web-blocks-import-no-other-block',
      comment:
        'A block is one folder: its fragment, its view, its examples. What two blocks need belongs to ui/ or site/.',
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
      comment: 'packages/types is contracts: schemas and the types derived from them.',
      severity: 'error',
      from: { path: '^packages/types/src/', pathNot: TEST },
      to: { pathNot: ['^packages/types/src/', '(^|/)node_modules/zod/', '^(node:)?crypto$'] },
    },
    {
      name: 'rules-have-no-io',
      comment: 'Pure functions run in the browser, on the server and in a test alike: no Node built-in (rule 4).',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TEST, '^packages/types/src/signature\\.ts$'] },
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
