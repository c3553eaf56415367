// @ts-check
import { readFileSync } from 'node:fs';
import { Failure } from '../console/failure.mjs';
import { lastLines } from '../processes/log-tail.mjs';

const SHOWN_LINES = 80;

/** turbo's name of the task, which says of which workspace a line is. The checks of the root have none. */
const TASK = /^@prestafaro\/([\w-]+):[\w-]+: /;

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
 * @param {string} log of a type check, written by tsc or by turbo with the names of its tasks
 * @returns {ErrorOfTypes[]}
 */
export function typeErrorsIn(log) {
  /** @type {ErrorOfTypes[]} */
  const errors = [];
  /** @type {ErrorOfTypes | undefined} */
  let last;
  /** @type {string | undefined} */
  let workspaceOfLast;
  for (const line of log.split(/\r?\n/)) {
    const workspace = TASK.exec(line)?.[1];
    const said = line.replace(TASK, '');
    const path = ERROR.exec(said)?.[1];
    if (path) {
      const folder = workspace ? `${folderOf(workspace)}/` : '';
      last = { file: `${folder}${path}`, text: `${folder}${said}` };
      errors.push(last);
      workspaceOfLast = workspace;
    } else if (last && workspace === workspaceOfLast && CONTINUED.test(said)) last.text += `\n${said}`;
    else last = undefined;
  }
  return errors;
}

/**
 * @param {unknown} error of a command that checks types
 * @returns {never} throws it, with nothing of its log but the errors of types, if there are some
 */
export function onlyTypeErrors(error) {
  if (!(error instanceof Failure) || error.logFile === undefined) throw error;
  const { message, logFile, hint } = error;
  const errors = typeErrorsIn(readFileSync(logFile, 'utf8'));
  if (errors.length === 0) throw error;
  const log = lastLines(errors.map(({ text }) => text).join('\n'), SHOWN_LINES);
  throw new Failure(message, { log, logFile, hint });
}
