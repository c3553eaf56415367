// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeBackup } from '../../scripts/backups/make-backup.mjs';
import { placesOf } from '../../scripts/backups/places.mjs';
import { countPostgres } from '../../scripts/backups/postgres.mjs';
import { postgresProgram, runProgram } from '../../scripts/backups/programs.mjs';
import { restoreBackup } from '../../scripts/backups/restore-backup.mjs';
import { countSqlite } from '../../scripts/backups/sqlite.mjs';
import { Failure } from '../../scripts/console/failure.mjs';
import { createSteps } from '../../scripts/console/steps.mjs';
import { generateSecrets } from '../../scripts/environment/secrets.mjs';
import { CMS_FOLDER, LOG_FOLDER } from '../../scripts/paths.mjs';
import { findFreePort } from '../../scripts/processes/ports.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { cmsEnvironment } from '../../scripts/stack/environments.mjs';
import { startCms } from '../../scripts/stack/servers.mjs';
import { bareEnvironment } from '../../scripts/stack/temporary-stack.mjs';
import { storedApplications } from './stored-applications.mjs';

const PHONE = '612345678';

/**
 * Backs up a running CMS with one application, deletes database and uploads, and restores both. Then every table has as many
 * rows, the upload has the same bytes, the application is found by its token, and the encrypted phone can be decrypted.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ name: string, environment: Record<string, string> }} database
 * @returns {Promise<{ isPassed: boolean, figures: string }>}
 */
export async function restoreEverything(steps, { name, environment: database }) {
  const home = temporaryFolder('restored');
  const logFolder = join(LOG_FOLDER, 'backup', name);
  const ports = { web: await findFreePort(), cms: await findFreePort() };
  const files = { databaseFile: join(home, 'cms.sqlite'), publicFolder: join(home, 'public') };
  const stack = {
    environment: { ...bareEnvironment(), ...generateSecrets(), ...database },
    ports,
    ...files,
    webDataFolder: join(home, 'web'),
  };
  const environment = { ...cmsEnvironment(stack), CMS_PORT: String(ports.cms) };
  const upload = join(files.publicFolder, 'uploads/kept.png');

  let cms = await steps.run(`CMS on ${name}`, () => startCms(stack, logFolder));
  try {
    const token = await sendApplication(cms.url, environment);
    mkdirSync(join(upload, '..'), { recursive: true });
    writeFileSync(upload, 'a picture');
    const backupAt = performance.now();
    const { archive, tables } = await makeBackup(steps, { environment, folder: join(home, 'backups') });
    const backupSeconds = (performance.now() - backupAt) / 1000;
    // The second application comes after the backup, so the backup must not hold it.
    await sendApplication(cms.url, environment);
    const refused = (/** @type {boolean} */ mayReplace) => isRefused({ environment, archive, mayReplace });
    const isRunningRefused = await refused(true);
    await cms.child.stop();
    const isFullRefused = await refused(false);

    await steps.run('Database and uploads deleted', () => wipe(environment));
    const restoreAt = performance.now();
    const { missingKeys } = await restoreBackup(steps, { environment, archive });
    const restoreSeconds = (performance.now() - restoreAt) / 1000;
    const restored = await countTables(environment);
    cms = await steps.run('CMS on the restored data', () => startCms(stack, logFolder));

    const applications = await storedApplications(environment, files.databaseFile);
    const isSame = JSON.stringify(restored) === JSON.stringify(tables);
    const isDecrypted = decryptPhone(environment, applications[0]) === `+34${PHONE}`;
    const isKnown = (await ask(cms.url, environment, 'applications/progress', { token })).status === 200;
    const isUploadThere = readFileSync(upload, 'utf8') === 'a picture';
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return {
      isPassed:
        isRunningRefused &&
        isFullRefused &&
        isSame &&
        isDecrypted &&
        isKnown &&
        isUploadThere &&
        applications.length === 1 &&
        missingKeys.length === 0,
      figures: `${Object.keys(restored).length} tables, ${rows} rows ${isSame ? 'as before' : 'NOT as before'}, ${applications.length} application of 1, phone ${isDecrypted ? 'decrypted' : 'NOT decrypted'}, found by its token: ${isKnown}, upload ${isUploadThere ? 'there' : 'NOT there'}; refused while the CMS runs: ${isRunningRefused}, over existing data: ${isFullRefused}; ${(statSync(archive).size / 1e6).toFixed(1)} MB, backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s`,
    };
  } finally {
    await cms.child.stop();
  }
}

/**
 * @param {Parameters<typeof restoreBackup>[1]} options
 * @returns {Promise<boolean>}
 */
async function isRefused(options) {
  try {
    await restoreBackup(createSteps({ write: () => undefined }), options);
    return false;
  } catch (error) {
    if (error instanceof Failure) return true;
    throw error;
  }
}

/**
 * @param {string} url
 * @param {Record<string, string>} environment
 * @param {string} path
 * @param {object} message
 */
const ask = (url, { CMS_WRITE_TOKEN }, path, message) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${CMS_WRITE_TOKEN}` },
    body: JSON.stringify(message),
  });

/**
 * Sends the application of an invented applicant of Spain, as the web app does.
 * @param {string} url
 * @param {Record<string, string>} environment
 * @returns {Promise<string>} its token
 */
async function sendApplication(url, environment) {
  const consent = (/** @type {string} */ purpose) => ({
    purpose,
    isGiven: true,
    textVersion: 'es-ES:0',
    text: purpose,
  });
  const answer = await ask(url, environment, 'applications', {
    locale: 'es-ES',
    form: 'application',
    version: null,
    key: randomUUID(),
    answers: {
      ...{ amount: '300', days: '100', purpose: 'car', firstName: 'Persona', lastName: 'De Prueba' },
      ...{ birthDate: '1987-03-14', phone: PHONE, email: 'persona@example.com', document: '12345678Z' },
      ...{ employment: 'employee', monthlyIncome: '1400', inDefaultRegister: 'no', hasBankAccount: 'no' },
    },
    consents: ['terms', 'lenders'].map(consent),
    ...{ arm: null, attribution: null, isIdentityAsked: true, proof: null, address: '10.0.0.1' },
  });
  if (answer.status !== 201) throw new Failure(`The application was answered with ${answer.status}.`);
  return /** @type {{ token: string }} */ (await answer.json()).token;
}

/** @param {Record<string, string>} environment */
async function wipe(environment) {
  const { database, uploads } = placesOf(environment);
  if (uploads.kind === 'folder') rmSync(uploads.publicFolder, { recursive: true });
  if (database.client === 'sqlite') return rmSync(database.file);
  const psql = postgresProgram(database, 'psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', '-'], 'Not wiped.');
  await runProgram(psql, { inputText: 'drop schema public cascade; create schema public;' });
}

/** @param {Record<string, string>} environment */
async function countTables(environment) {
  const { database } = placesOf(environment);
  return database.client === 'sqlite' ? countSqlite(database.file) : countPostgres(database);
}

/**
 * @param {Record<string, string>} environment
 * @param {import('./stored-applications.mjs').Row | undefined} row
 * @returns {string} the phone number, decrypted with the keys of this environment
 */
function decryptPhone({ PERSONAL_DATA_KEYS, APPLICATION_SECRET }, row) {
  const load = createRequire(join(CMS_FOLDER, 'dist/src/index.js'));
  const { encryptionKeysField } = load('./leads/personal-data/encryption-keys.js');
  const { createPersonalData } = load('./leads/personal-data/personal-data.js');
  const keys = encryptionKeysField.parse(PERSONAL_DATA_KEYS);
  return createPersonalData(keys, APPLICATION_SECRET).decrypt(
    'applications.phoneSealed',
    row?.key_hash ?? '',
    row?.phone_sealed ?? '',
  );
}
