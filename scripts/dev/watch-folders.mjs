// @ts-check
import { watch } from 'node:fs';

/** An editor writes a file in several steps, and a change of branch writes many files. */
const PAUSE_MILLISECONDS = 60;

/**
 * Calls a function after changes below some folders, when they have come to rest, one call at a time. It keeps no process alive.
 * @param {readonly string[]} folders
 * @param {RegExp} names of the files that count
 * @param {() => Promise<void>} onChange
 * @returns {() => void} ends it
 */
export function watchFolders(folders, names, onChange) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<void>} */
  let work = Promise.resolve();
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, (_event, name) => {
      if (name !== null && !names.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        work = work.then(onChange);
      }, PAUSE_MILLISECONDS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
