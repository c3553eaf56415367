// @ts-check
import { basename, relative } from 'node:path';

/** An editor writes a file in several steps, and a change of branch writes many files. */
const PAUSE_MILLISECONDS = 60;

/**
 * Calls a function after changes below some folders, when they have come to rest, one call at a time. It keeps no process alive.
 * Node's own recursive watch before 24.22 loses a file on Linux once an editor has replaced it by another.
 * @param {readonly string[]} folders or files
 * @param {RegExp} names of the files that count, below their folder
 * @param {() => Promise<void>} onChange
 * @returns {Promise<() => Promise<void>>} once every change is noticed; ends it
 */
export async function watchFolders(folders, names, onChange) {
  // A fresh clone has no packages when it reads this file.
  const { watch } = await import('chokidar');
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<void>} */
  let work = Promise.resolve();
  const watchers = await Promise.all(
    folders.map(async (folder) => {
      const watcher = watch(folder, { ignoreInitial: true, persistent: false });
      watcher.on('all', (_event, path) => {
        if (!names.test(relative(folder, path) || basename(path))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          work = work.then(onChange);
        }, PAUSE_MILLISECONDS);
      });
      await new Promise((resolve) => watcher.once('ready', () => resolve(undefined)));
      return watcher;
    }),
  );
  return async () => {
    clearTimeout(timer);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}
