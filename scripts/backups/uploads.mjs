// @ts-check
import { ROOT } from '../paths.mjs';
import { runProgram } from './programs.mjs';

/** @typedef {{ kind: 'folder', publicFolder: string, isInCompose: boolean }} UploadsPlace */

// The folder may be a volume, which cannot be renamed, so its contents are exchanged. The two folders that the exchange needs are
// inside it, so that files are moved and not copied.
const IN_UPLOADS = 'set -eu; mkdir -p "$PUBLIC_DIR/uploads"; cd "$PUBLIC_DIR/uploads"';
/** @param {string} from @param {string} to */
const moveAll = (from, to) =>
  `find ${from} -mindepth 1 -maxdepth 1 ! -name .restored ! -name .before -exec mv {} ${to}/ \\;`;

// An upload is a regular file with one name. A link could show any file of this machine to visitors. A backup refuses it too, so
// that nobody learns of it at the restore. tar itself refuses `..` and makes an absolute path relative.
const OWN_FOLDERS = '\\( -name .restored -o -name .before \\)';
const ONLY_FILES = `test -z "$(find . ${OWN_FOLDERS} -prune -o ! -type d \\( ! -type f -o -links +1 \\) -print)"`;

const SCRIPTS = {
  pack: `${IN_UPLOADS}; ${ONLY_FILES}; tar -cf - --exclude=./.restored --exclude=./.before .`,
  count: `${IN_UPLOADS}; find . -type f | wc -l`,
  unpack: `${IN_UPLOADS}; rm -rf .restored; mkdir .restored; (cd .restored && tar -xf - && ${ONLY_FILES}) || { rm -rf .restored; exit 1; }`,
  swap: `${IN_UPLOADS}; mkdir .before; ${moveAll('.', '.before')}; ${moveAll('.restored', '.')}`,
  undo: `${IN_UPLOADS}; [ -d .before ] || exit 0; ${moveAll('.', '.restored')}; ${moveAll('.before', '.')}; rmdir .before`,
  forget: `${IN_UPLOADS}; rm -rf .restored .before`,
};

/**
 * @param {UploadsPlace} place
 * @param {keyof typeof SCRIPTS} name
 * @param {string} failure
 */
function invocation({ publicFolder, isInCompose }, name, failure) {
  const script = SCRIPTS[name];
  const hint = isInCompose ? 'Is the service cms there? docker compose ps --all' : `The folder is ${publicFolder}.`;
  if (!isInCompose) {
    return { command: 'sh', args: ['-c', script], env: { ...process.env, PUBLIC_DIR: publicFolder }, failure, hint };
  }
  // A container of its own: the CMS may be stopped, as it has to be for a restore.
  const args = ['compose', 'run', '--rm', '--no-deps', '-T', '--entrypoint', 'sh', 'cms', '-c', script];
  return { command: 'docker', args, env: process.env, failure, hint: `${hint}. In ${ROOT}` };
}

/**
 * @param {UploadsPlace} place
 * @param {string} file of the archive
 */
export async function packUploads(place, file) {
  const failure =
    'The uploads could not be packed. If an editor changed some at that moment, try again; links among them must go.';
  await runProgram(invocation(place, 'pack', failure), { outputFile: file });
}

/** @param {UploadsPlace} place @returns {Promise<number>} files */
export async function countUploads(place) {
  return Number(await runProgram(invocation(place, 'count', 'The uploads could not be counted.')));
}

/**
 * Unpacks uploads beside those that are there, and exchanges the two. `undo` puts the former ones back, `forget` removes them.
 * @param {UploadsPlace} place
 * @param {string} file
 * @returns {Promise<{ undo: () => Promise<void>, forget: () => Promise<void> }>}
 */
export async function replaceUploads(place, file) {
  const run = async (/** @type {keyof typeof SCRIPTS} */ name) => {
    await runProgram(invocation(place, name, `The uploads could not be replaced (${name}).`));
  };
  const failure = 'The uploads could not be unpacked, or are not all regular files. Nothing was changed.';
  const unpacked = invocation(place, 'unpack', failure);
  await runProgram(unpacked, { inputFile: file });
  const undo = async () => {
    await run('undo');
    await run('forget');
  };
  try {
    await run('swap');
  } catch (error) {
    await undo();
    throw error;
  }
  return { undo, forget: () => run('forget') };
}
