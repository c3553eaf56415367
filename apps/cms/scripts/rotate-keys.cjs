/**
 * Seals personal data anew with the first key of PERSONAL_DATA_KEYS. The environment is that of the CMS.
 * Usage: node scripts/rotate-keys.cjs
 */
async function main() {
  // It is no second server: nothing is seeded and nobody is told of changes.
  Object.assign(process.env, { SEED: 'never', REVALIDATE_URLS: '' });
  const app = await require('./strapi.cjs')();
  const { readEnvironment } = require('../dist/src/environment.js');
  const { createPersonalData } = require('../dist/src/personal-data/personal-data.js');
  const { rotateKeys } = require('../dist/src/personal-data/rotate-keys.js');
  const { PERSONAL_DATA_KEYS: keys, APPLICATION_SECRET: secret } = readEnvironment();
  const { applications, sealed } = await rotateKeys(app, createPersonalData(keys, secret));
  console.log(`${applications} applications read, ${sealed} values sealed anew with the key ${keys[0].id}.`);
  await app.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error instanceof Error ? error.message : 'The keys were not rotated.');
    process.exit(1);
  },
);
