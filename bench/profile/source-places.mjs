// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../scripts/paths.mjs';

/** @typedef {import('node:inspector').Runtime.CallFrame} CallFrame */

/**
 * Finds the sources of the functions of a placed build. Only the folder where the build was made has its source maps: the build
 * itself repeats the folders of the repository.
 * @param {string} buildFolder
 * @returns {(frame: CallFrame) => string} path of the source file, below the repository where it is there, else as V8 or the map
 *   names it; the name of a function that has no file, such as `writev` or `(idle)`
 */
export function sourcePlaces(buildFolder) {
  /** @type {Map<string, ReturnType<typeof readMap>>} */
  const maps = new Map();
  return ({ url, lineNumber, columnNumber, functionName }) => {
    if (!url.startsWith('file:')) return url || functionName || '(native function)';
    const file = join(ROOT, relative(buildFolder, fileURLToPath(url)));
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    const source = sourceOf(maps.get(file)?.findEntry(lineNumber, columnNumber)) ?? file;
    // A map names its sources by their way from its own folder.
    return source.includes('://') ? source : relative(ROOT, resolve(dirname(file), source));
  };
}

/** @param {object | undefined} entry of a source map; empty where it says nothing @returns {string | undefined} */
function sourceOf(entry) {
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
  return typeof source === 'string' ? decodeURIComponent(source) : undefined;
}

/** @param {string} file @returns {SourceMap | undefined} */
function readMap(file) {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
