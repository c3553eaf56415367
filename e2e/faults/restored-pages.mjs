// @ts-check
import { join } from 'node:path';
import { makeBackup } from '../../scripts/backups/make-backup.mjs';
import { restoreBackup } from '../../scripts/backups/restore-backup.mjs';
import { createSteps } from '../../scripts/console/steps.mjs';
import { temporaryFolder } from '../../scripts/processes/temporary-folder.mjs';
import { cmsEnvironment } from '../../scripts/stack/environments.mjs';
import { EDITED_PATH, EDITED_SLUG } from '../visitors/edited-article.mjs';
import { Findings } from './operations/findings.mjs';
import { openScene, secondsUntil } from './operations/scene.mjs';

/** An address that an editor adds after the backup. */
const NEW_PATH = '/despues-de-la-copia/';
/** Seconds until every server shows a change, while visitors keep the machine busy. */
const VISIBLE = 10;
/** The same after a start of the CMS: it sends ten events, and one may have to be sent again after half a second. */
const RESTORED = 30;

/** @typedef {import('./operations/scene.mjs').Scene} Scene */

/**
 * Restores a backup while two web servers and nginx have stored pages of later content. They show the content of the backup soon
 * after the CMS has started, without any step by hand, and no visitor gets an error meanwhile.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {Parameters<typeof openScene>[1]} options
 * @returns {Promise<import('./verdicts.mjs').Verdict>}
 */
export async function restoreUnderPages(steps, options) {
  const scene = await openScene(steps, options);
  try {
    return await steps.run('Backup restored under stored pages', () => restoreUnder(scene));
  } finally {
    await scene.close();
  }
}

/** @param {Scene} scene */
async function restoreUnder(scene) {
  const { stack, editor } = scene;
  const findings = new Findings(stack);
  const { documentId, title } = await editor.find('article', 'slug', EDITED_SLUG);
  const environment = environmentOf(stack);
  const quiet = createSteps({ write: () => undefined });
  const { archive } = await makeBackup(quiet, { environment, folder: join(temporaryFolder('backups'), 'made') });

  const later = `Un título posterior ${Date.now()}`;
  await editor.publish('article', documentId, { title: later });
  await addRedirect(scene);
  await expectEverywhere(scene, findings, 'the later content', VISIBLE, { title: later, redirect: 308 });

  const load = scene.visit(scene.pagesOfVisitors('stay'), { visitors: 1, pauseMilliseconds: 1000 });
  try {
    await stack.cms.child.stop();
    await restoreBackup(quiet, { environment, archive, mayReplace: true });
    const isStored = await isEverywhere(scene, { title: later, redirect: 308 });
    findings.expect('stored pages are served while the CMS is stopped', isStored);
    await stack.cms.restart();
    const restored = { title: String(title), redirect: 404 };
    await expectEverywhere(scene, findings, 'the restored content', RESTORED, restored);
  } finally {
    findings.expectAnswers(await load.stop());
  }
  const store = stack.redis ? 'Redis' : 'files of each web server';
  return findings.verdict(`A restore drops stored pages and addresses by itself; pages in: ${store}`);
}

/** @param {Scene['stack']} stack @returns {Record<string, string>} what the scripts read */
function environmentOf({ environment, cms, webs: [web] }) {
  const { port, databaseFile, publicFolder } = cms;
  const ports = { web: web?.port ?? 0, cms: port };
  const settings = cmsEnvironment({ environment, ports, databaseFile, publicFolder, webDataFolder: '' });
  return { ...settings, CMS_PORT: String(port) };
}

/** @param {Scene} scene */
async function addRedirect({ editor }) {
  const path = '/content-manager/collection-types/api::redirect.redirect/actions/publish?locale=es-ES';
  const body = JSON.stringify({ from: NEW_PATH, to: '/', isPermanent: true });
  const answer = await editor.call('POST', path, body, { 'content-type': 'application/json' });
  if (!answer.ok) throw new Error(`The editor could not publish a redirect: ${answer.status}`);
}

/**
 * @param {Scene} scene
 * @param {Findings} findings
 * @param {string} name
 * @param {number} seconds
 * @param {{ title: string, redirect: number }} expected
 */
async function expectEverywhere(scene, findings, name, seconds, expected) {
  await Promise.all(
    entrancesOf(scene).map(async ([entrance, port]) =>
      findings.expectRecovery(
        `${entrance} shows ${name}`,
        await secondsUntil(() => isShown(scene, port, expected), seconds),
      ),
    ),
  );
}

/** @param {Scene} scene @param {{ title: string, redirect: number }} expected */
async function isEverywhere(scene, expected) {
  const shown = await Promise.all(entrancesOf(scene).map(([, port]) => isShown(scene, port, expected)));
  return shown.every(Boolean);
}

/** @param {Scene} scene @param {number} port @param {{ title: string, redirect: number }} expected */
async function isShown({ askSpain }, port, { title, redirect }) {
  const [page, added] = await Promise.all([askSpain(EDITED_PATH, port), askSpain(NEW_PATH, port)]);
  return page.status === 200 && page.body.includes(title) && added.status === redirect;
}

/** @param {Scene} scene */
const entrancesOf = ({ stack: { nginx, webs } }) =>
  /** @type {[string, number][]} */ ([
    ...webs.map(({ port }, index) => [`web ${index + 1}`, port]),
    ['nginx', nginx.port],
  ]);
