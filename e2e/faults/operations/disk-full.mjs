// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../scripts/processes/temporary-folder.mjs';
import { MAX_WAIT } from './bounds.mjs';
import { Findings, healthOf } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @param {number} bytes @returns an SVG picture of at least that size, most of it a comment */
const pictureOf = (bytes) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${' '.repeat(bytes)}--></svg>\n`,
  );

/** The CMS accepts a file of this size, but the disk has no room for it. */
const LARGE = pictureOf(4 * 1024 * 1024);
const SMALL = pictureOf(1);

const LINES = { lost: /^Uploads are refused, everything else works/, back: /^Uploads are stored again$/ };

/**
 * Fills the disk of uploads. The editor gets an error that names the reason, visitors notice nothing, and uploads work again
 * when there is room.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function fillDisk(scene) {
  const { stack, editor } = scene;
  const bullet = 'Disk full for uploads: the editor reads the reason, visitors notice nothing, the health is degraded';
  if (process.getuid?.() !== 0)
    return { bullet, isPassed: false, figures: '✗ needs root: it mounts a small disk (tmpfs)' };
  const findings = new Findings(stack);
  const folder = join(stack.cms.publicFolder, 'uploads');
  const load = scene.visit(scene.pagesOfVisitors('stay'), { visitors: 1 });
  const disk = mountSmallDisk(folder);
  try {
    await pause(1);
    const refused = await editor.upload('large.svg', LARGE, 'image/svg+xml');
    const { error } = /** @type {{ error?: { message?: string } }} */ (await refused.json().catch(() => ({})));
    findings.addFigure(`the editor reads: ${refused.status} "${error?.message ?? ''}"`);
    const namesReason = refused.status >= 400 && /espacio|room|space|disco|disk/i.test(error?.message ?? '');
    findings.expect('the error of the upload names the missing room', namesReason);
    await findings.expectHealth('the CMS', stack.cms.port, 'degraded', ['uploads']);
    await disk.free();
    const taken = await editor.upload('small.svg', SMALL, 'image/svg+xml');
    findings.expect('the next upload is stored', taken.ok, String(taken.status));
    // Only a stored file proves that there is room: with a quota, the free space that the disk reports does not.
    const seconds = await secondsUntil(async () => (await healthOf(stack.cms.port)).status === 'ok', 10);
    findings.expectRecovery('the health of the CMS is ok again', seconds);
    await pause(1);
  } finally {
    await disk.free();
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  findings.expectLines('the CMS', stack.cms.logFile, [LINES]);
  return findings.verdict(bullet);
}

/**
 * Mounts a small disk over the folder. It holds the files of the folder and 1 MiB of free space.
 * @param {string} folder
 * @returns {{ free: () => Promise<void> }} unmounts it; the files of the folder are unchanged
 */
function mountSmallDisk(folder) {
  const copy = temporaryFolder('uploads');
  cpSync(folder, copy, { recursive: true });
  const kibibytes = Number(execFileSync('du', ['-sk', copy], { encoding: 'utf8' }).split('\t')[0]) + 1024;
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kibibytes}k`, 'tmpfs', folder], { stdio: 'pipe' });
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' });
    isMounted = false;
  };
  // An interrupted process has to unmount it too, because nothing else would.
  process.once('exit', unmount);
  cpSync(copy, folder, { recursive: true });
  return {
    free: async () => {
      unmount();
      process.off('exit', unmount);
      if (existsSync(copy)) rmSync(copy, { recursive: true });
    },
  };
}
