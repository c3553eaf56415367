/**
 * Builds the admin panel into dist/build, beside a CMS that may run. `strapi build` would empty that folder first and compile
 * the server once more; this uses its steps, builds elsewhere and copies index.html last, so that the server always has a page to
 * show. The server must be compiled. An upgrade of Strapi that moves these modules ends the build with MODULE_NOT_FOUND.
 */
const { cpSync, mkdirSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

const folder = path.join(__dirname, '../../..');
const strapi = path.dirname(require.resolve('@strapi/strapi/package.json'));
const step = (name) => require(path.join(strapi, 'dist/src/node', name));
const { placeAdminPlaceholder } = require('../../../scripts/admin-placeholder.cjs');

const silent = { log() {}, debug() {}, info() {}, success() {}, warn: console.warn, error: console.error };

async function buildAdmin() {
  process.chdir(folder);
  process.env.NODE_ENV = 'production';
  const own = path.join(folder, '.cache/admin');
  const shown = path.join(folder, 'dist/build');
  rmSync(own, { recursive: true, force: true });

  const tsconfig = { config: { options: { outDir: 'dist' } } };
  const context = await step('create-build-context.js').createBuildContext({
    cwd: folder,
    logger: silent,
    tsconfig,
    options: { minify: true, sourcemap: false },
  });
  // The context has just emptied dist/build.
  placeAdminPlaceholder();
  await step('staticFiles.js').writeStaticClientFiles(context);
  await step('vite/build.js').build({ ...context, distPath: own, distDir: path.relative(folder, own) });

  mkdirSync(shown, { recursive: true });
  for (const name of readdirSync(own).filter((file) => file !== 'index.html'))
    cpSync(path.join(own, name), path.join(shown, name), { recursive: true });
  cpSync(path.join(own, 'index.html'), path.join(shown, 'index.html'));
  rmSync(own, { recursive: true, force: true });
}

buildAdmin().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
