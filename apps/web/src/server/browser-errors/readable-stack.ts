import 'server-only';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { BrowserError, ErrorFrame } from '@prestafaro/types/browser-error';
import { sourceMapFolder } from '@/server/browser-errors/keep-source-maps';

/** Gives the source map of a script of this build; undefined if it has none. */
export type FindSourceMap = (file: string) => Pick<SourceMap, 'findEntry'> | undefined;

/** Source maps of this build, each read once: those of all scripts for browsers need some 30 MB. */
const read = new Map<string, SourceMap>();

const findSourceMap: FindSourceMap = (file) => {
  const known = read.get(file);
  if (known) return known;
  try {
    // The server runs in the folder that holds `.next`.
    const path = join(/* turbopackIgnore: true */ process.cwd(), '.next', sourceMapFolder, `${file}.map`);
    const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
    read.set(file, map);
    return map;
  } catch {
    // A file of another build or an invented one, or the build was placed without its source maps.
    return undefined;
  }
};

/**
 * Writes the stack of an error with the files, lines and functions of our sources, in the format of Node. A place without a source map
 * stays as it was built.
 */
export function readableStack(frames: BrowserError['frames'], find: FindSourceMap = findSourceMap): string {
  const places = frames.map((frame) => frame && sourceOf(frame, find));
  return places
    .map((place, index) => {
      if (!place) return '    at (outside of our scripts)';
      // A built script has short names. The place of the call, which is the next one of the stack, maps to the name of its function.
      const name = places[index + 1]?.called ?? frames[index]?.name;
      return name ? `    at ${name} (${place.text})` : `    at ${place.text}`;
    })
    .join('\n');
}

/** `    at name (/app/.next/server/chunks/ssr/x.js:1:234)`, or without a name. */
const builtPlace = /^\s+at (?:(?:async )?(.+?) \()?(?:file:\/\/)?[^()]*\/\.next\/(server\/[^()]+\.js):(\d+):(\d+)\)?$/;

/**
 * Writes the lines of a stack of this server with the files, lines and functions of our sources. A map is read when the first error of
 * its script comes, so a request without an error pays nothing. A place outside of the build, or without a source map, stays as it is.
 */
export function readableServerStack(lines: readonly string[], find: FindSourceMap = findSourceMap): string {
  const frames = lines.map((line): ErrorFrame | null => {
    const [, name, file, row, column] = builtPlace.exec(line) ?? [];
    return file ? { file, line: Number(row), column: Number(column), ...(name && { name }) } : null;
  });
  const readable = readableStack(frames, find).split('\n');
  return lines.map((line, index) => (frames[index] ? readable[index] : line)).join('\n');
}

interface Place {
  readonly text: string;
  /** The name that stands at this place in the source. */
  readonly called?: string | undefined;
}

function sourceOf({ file, line, column }: ErrorFrame, find: FindSourceMap): Place {
  const entry = find(file)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return { text: `${file}:${line}:${column}` };
  const { originalSource, originalLine, originalColumn } = entry;
  // `@types/node` does not know the name.
  const { name } = entry as { name?: string };
  return { text: `${shortPath(originalSource)}:${originalLine + 1}:${originalColumn + 1}`, called: name };
}

/** The path within the repository, or within the package that a file belongs to. Maps of the server have paths from the built file. */
const shortPath = (source: string) =>
  source.replace(/^.*\/node_modules\//, '').replace(/^(?:[\w-]+:\/\/\/(?:\[project\]\/)?|(?:\.\.\/)+)/, '');
