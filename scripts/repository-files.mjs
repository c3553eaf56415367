// @ts-check
import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * The files of the repository that are committed or would be, in order.
 * @param {readonly string[]} patterns of git, such as `*.md`; none: all files
 * @returns {string[]} paths below the root; one that was deleted and not yet committed is among them
 */
export function repositoryFiles(...patterns) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file !== '')
    .sort();
}
