/** Loads the compiled application (dist/) in this process, without a port unless `listen` is set. */
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

module.exports = async function loadStrapi({ listen = false } = {}) {
  const appDir = path.join(__dirname, '..');
  process.chdir(appDir);
  process.env.STRAPI_TELEMETRY_DISABLED = 'true';
  const app = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  app.log.level = process.env.LOG_LEVEL ?? 'warn';
  if (listen) await app.start();
  else await app.load();
  return app;
};
