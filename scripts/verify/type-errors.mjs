// @ts-check

/** turbo's name of the task, which says of which workspace a line is. The checks of the root have none. */
const TASK = /^@prestafaro\/([\w-]+):(?:typecheck|types): /;

const ERROR = /^(\S+?)\(\d+,\d+\): error TS\d+: /;

/** Errors may go on in further lines, which are indented. */
const CONTINUED = /^ {2,}\S/;

const APPS = new Set(['web', 'cms']);

/** @param {string} workspace the name in its package.json, without the scope */
const folderOf = (workspace) => `${APPS.has(workspace) ? 'apps' : 'packages'}/${workspace}`;

/**
 * @typedef {object} ErrorOfTypes
 * @property {string} file from the root of the repository
 * @property {string} text the error with its file and place, in one line or several
 */

/**
 * @param {string} log of a type check, written by tsc or by turbo with the names of its tasks and `--log-order=grouped`
 * @returns {ErrorOfTypes[]}
 */
export function typeErrorsIn(log) {
  /** @type {ErrorOfTypes[]} */
  const errors = [];
  /** @type {ErrorOfTypes | undefined} */
  let last;
  for (const line of log.split(/\r?\n/)) {
    const workspace = TASK.exec(line)?.[1];
    const said = line.replace(TASK, '');
    const path = ERROR.exec(said)?.[1];
    if (path) {
      const folder = workspace ? `${folderOf(workspace)}/` : '';
      last = { file: `${folder}${path}`, text: `${folder}${said}` };
      errors.push(last);
    } else if (last && CONTINUED.test(said)) last.text += `\n${said}`;
    else last = undefined;
  }
  return errors;
}
