// @ts-check
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../processes/temporary-folder.mjs';
import { LONGEST_WAIT } from './bounds.mjs';
import { healthOf, Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @param {number} bytes @returns a picture of at least so many, most of them a remark */
const pictureOf = (bytes) =>
  new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><!--${' '.repeat(bytes)}--></svg>\n`,
  );

/** A file that is small enough for the CMS and too large for what is left on the disk. */
const LARGE = pictureOf(4 * 1024 * 1024);
const SMALL = pictureOf(1);

const LINES = { lost: /^Uploads are refused, all else goes on/, back: /^Uploads are stored again$/ };

/**
 * The disk of uploads is full: the editor is refused in words, visitors notice nothing, and it goes on when there is room.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function fillDisk(scene) {
  const { stack, editor } = scene;
  const bullet = 'Disk full for uploads: refused in words, visitors see nothing, health degraded';
  if (process.getuid?.() !== 0)
    return { bullet, isPassed: false, figures: '✗ needs root: it mounts a small disk (tmpfs)' };
  const notebook = new Notebook(stack);
  const folder = join(stack.cms.publicFolder, 'uploads');
  const load = scene.visit(scene.pagesOfVisitors('stay'), { visitors: 1 });
  const disk = mountSmallDisk(folder);
  try {
    await pause(1);
    const refused = await editor.upload('large.svg', LARGE, 'image/svg+xml');
    const { error } = /** @type {{ error?: { message?: string } }} */ (await refused.json().catch(() => ({})));
    notebook.figure(`the editor reads: ${refused.status} "${error?.message ?? ''}"`);
    const isSaid = refused.status >= 400 && /espacio|room|space|disco|disk/i.test(error?.message ?? '');
    notebook.expect('the upload is refused in words that name the room', isSaid);
    await notebook.expectHealth('the CMS', stack.cms.port, 'degraded', ['uploads']);
    await disk.free();
    const taken = await editor.upload('small.svg', SMALL, 'image/svg+xml');
    notebook.expect('the next upload is taken', taken.ok, String(taken.status));
    // Not before: what a disk says of its room is no proof that it takes a file (a quota, say).
    const seconds = await secondsUntil(async () => (await healthOf(stack.cms.port)).status === 'ok', 10);
    notebook.expectBack('the CMS is well again', seconds);
    await pause(1);
  } finally {
    await disk.free();
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  notebook.expectLines('the CMS', stack.cms.logFile, [LINES]);
  return notebook.verdict(bullet);
}

/**
 * Puts a disk with what the folder holds, and hardly any room beside it, in the folder's place.
 * @param {string} folder
 * @returns {{ free: () => Promise<void> }} takes it away again; what was there is there
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
  // Also when this process is interrupted: nobody else would take it away.
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
