/**
 * Encrypts personal data again with the first key of PERSONAL_DATA_KEYS. It needs the environment of the CMS.
 * Usage: node scripts/rotate-keys.cjs
 */
const { runBeside } = require('./run-beside.cjs');

runBeside(async (app) => {
  const { readEnvironment } = require('../dist/src/platform/environment.js');
  const { createPersonalData } = require('../dist/src/leads/personal-data/personal-data.js');
  const { rotateKeys } = require('../dist/src/leads/personal-data/rotate-keys.js');
  const { PERSONAL_DATA_KEYS: keys, APPLICATION_SECRET: secret, LOOKUP_KEYS: lookupKeys } = readEnvironment();
  const rotation = await rotateKeys(app, createPersonalData(keys, secret, lookupKeys));
  const { applications, notes, mails, comments, affiliates, encrypted, hashed, older } = rotation;
  const left = Object.entries(older).map(([table, count]) => `${count} of ${table}`);
  const keep =
    left.length > 0 ? ` Keep the older keys in LOOKUP_KEYS for hashes without a value: ${left.join(', ')}.` : '';
  console.log(
    `${applications} applications, ${notes} notes, ${mails} mails, ${comments} comments and ${affiliates} affiliates read, ${encrypted} values encrypted again with the key ${keys[0].id}, ${hashed} hashes made again.${keep}`,
  );
}, 'The keys were not rotated.');
