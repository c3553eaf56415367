// @ts-check
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { makeBackup } from '../../backups/make-backup.mjs';
import { placesOf } from '../../backups/places.mjs';
import { countPostgres } from '../../backups/postgres.mjs';
import { postgresProgram, runProgram } from '../../backups/programs.mjs';
import { restoreBackup } from '../../backups/restore-backup.mjs';
import { countSqlite } from '../../backups/sqlite.mjs';
import { Failure } from '../../console/failure.mjs';
import { createSteps } from '../../console/steps.mjs';
import { generateSecrets } from '../../environment/secrets.mjs';
import { CMS_FOLDER, LOG_FOLDER } from '../../paths.mjs';
import { findFreePort } from '../../processes/ports.mjs';
import { temporaryFolder } from '../../processes/temporary-folder.mjs';
import { cmsEnvironment } from '../../stack/environments.mjs';
import { startCms } from '../../stack/servers.mjs';
import { bareEnvironment } from '../../stack/temporary-stack.mjs';
import { storedApplications } from './stored-applications.mjs';

const PHONE = '612345678';

/**
 * A real CMS with an application is backed up while it runs, loses database and uploads, and gets both back: as many rows
 * in every table, the upload to the byte, the application by its token, and what was sealed opens with the same keys.
 * @param {import('../../console/steps.mjs').Steps} steps
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
    const token = await handIn(cms.url, environment);
    mkdirSync(join(upload, '..'), { recursive: true });
    writeFileSync(upload, 'a picture');
    const backupAt = performance.now();
    const { archive, tables } = await makeBackup(steps, { environment, folder: join(home, 'backups') });
    const backupSeconds = (performance.now() - backupAt) / 1000;
    // What comes after a backup is not in it.
    await handIn(cms.url, environment);
    const refused = (/** @type {boolean} */ mayReplace) => isRefused({ environment, archive, mayReplace });
    const isRunningRefused = await refused(true);
    await cms.child.stop();
    const isFullRefused = await refused(false);

    await steps.run('All of it lost', () => wipe(environment));
    const restoreAt = performance.now();
    const { missingKeys } = await restoreBackup(steps, { environment, archive });
    const restoreSeconds = (performance.now() - restoreAt) / 1000;
    const restored = await countTables(environment);
    cms = await steps.run('CMS on what was restored', () => startCms(stack, logFolder));

    const applications = await storedApplications(environment, files.databaseFile);
    const isSame = JSON.stringify(restored) === JSON.stringify(tables);
    const isOpened = opened(environment, applications[0]?.phone_sealed ?? '') === `+34${PHONE}`;
    const isKnown = (await ask(cms.url, environment, 'applications/progress', { token })).status === 200;
    const isUploadThere = readFileSync(upload, 'utf8') === 'a picture';
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return {
      isPassed:
        isRunningRefused &&
        isFullRefused &&
        isSame &&
        isOpened &&
        isKnown &&
        isUploadThere &&
        applications.length === 1 &&
        missingKeys.length === 0,
      figures: `${Object.keys(restored).length} tables, ${rows} rows ${isSame ? 'as before' : 'NOT as before'}, ${applications.length} application of 1, sealed value ${isOpened ? 'opens' : 'does NOT open'}, its token is ${isKnown ? 'known' : 'NOT known'}, upload ${isUploadThere ? 'there' : 'NOT there'}; refused over a running CMS: ${isRunningRefused}, over what is there: ${isFullRefused}; ${(statSync(archive).size / 1e6).toFixed(1)} MB, backup ${backupSeconds.toFixed(1)} s, restore ${restoreSeconds.toFixed(1)} s`,
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
 * Hands in the application of an invented Spaniard, as the web app does.
 * @param {string} url
 * @param {Record<string, string>} environment
 * @returns {Promise<string>} its token
 */
async function handIn(url, environment) {
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
    ...{ arm: null, attribution: null, isAccountAsked: true, proof: null, address: '10.0.0.1' },
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
 * @param {string} sealed telephone number
 * @returns {string} what the CMS reads of it with the keys of this environment
 */
function opened({ PERSONAL_DATA_KEYS, APPLICATION_SECRET }, sealed) {
  const load = createRequire(join(CMS_FOLDER, 'dist/src/index.js'));
  const { encryptionKeysField } = load('./personal-data/encryption-keys.js');
  const { createPersonalData } = load('./personal-data/personal-data.js');
  const keys = encryptionKeysField.parse(PERSONAL_DATA_KEYS);
  return createPersonalData(keys, APPLICATION_SECRET).open('applications.phoneSealed', sealed);
}
