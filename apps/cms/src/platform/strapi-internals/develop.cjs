/**
 * Starts the CMS for `npm run dev`, which compiles it and starts it again after each change. `strapi develop` does both as well, with two
 * checks of all types and a new bundler of the admin panel at each start. Here the bundler starts when somebody opens the panel.
 * An upgrade of Strapi that moves its build steps ends the first visit of the panel with MODULE_NOT_FOUND.
 * Usage: node develop.cjs <folder of the compiled code> <file for the GraphQL schema>
 */
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');
const { placeholderPage } = require('../../../scripts/admin-placeholder.cjs');
const { writeSchema } = require('../../../scripts/write-schema.cjs');

const appDir = path.join(__dirname, '../../..');
const [distDir, schemaFile] = process.argv.slice(2).map((name) => path.resolve(name));
const steps = path.join(path.dirname(require.resolve('@strapi/strapi/package.json')), 'dist/src/node');
const silent = { log() {}, debug() {}, info() {}, success() {}, warn: console.warn, error: console.error };

async function start() {
  process.chdir(appDir);
  // The content-type builder may write schemas only where Strapi reloads.
  const strapi = createStrapi({ appDir, distDir, autoReload: true, serveAdminPanel: false });
  await strapi.register();
  const { transformGraphqlSchema } = require(path.join(distDir, 'src/platform/strapi-internals/graphql-schema.js'));
  transformGraphqlSchema(strapi, (schema) => {
    writeSchema(schema, schemaFile);
    return schema;
  });
  await strapi.bootstrap();
  strapi.isLoaded = true;
  const panel = servePanelWhenOpened(strapi);
  await strapi.start();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, async () => {
      await panel.close();
      await strapi.destroy();
      process.exit(0);
    });
  }
}

/** Answers the first page of the panel with one that asks again. Strapi's watcher replaces the route of this path by its own. */
function servePanelWhenOpened(strapi) {
  let watcher;
  const route = `${strapi.config.get('admin.path')}/:path*`;
  strapi.server.router.get(route, async (ctx, next) => {
    if (!ctx.get('accept').includes('text/html')) return next();
    watcher ??= watchPanel(strapi);
    watcher.catch((error) => strapi.log.error(error));
    ctx.type = 'html';
    ctx.body = placeholderPage;
  });
  return { close: async () => (await watcher?.catch(() => undefined))?.close() };
}

async function watchPanel(strapi) {
  const { createBuildContext } = require(path.join(steps, 'create-build-context.js'));
  const { writeStaticClientFiles } = require(path.join(steps, 'staticFiles.js'));
  const { watch } = require(path.join(steps, 'vite/watch.js'));
  const tsconfig = { config: { options: { outDir: distDir } } };
  const context = await createBuildContext({ cwd: appDir, logger: silent, strapi, tsconfig, options: {} });
  await writeStaticClientFiles(context);
  return watch(context);
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
