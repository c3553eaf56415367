import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildFolder } from './product.ts';

const serverFolder = join(buildFolder, 'apps/web/.next/server');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** The number of files of the running build, with the pages that the server has made since its start. */
export function countFiles(): number {
  return files(buildFolder).length;
}

/**
 * Each stored page (`es-ES/article/que-es-asnef`) with the time it was made. Next keeps pages of the build in `app/` and
 * pages that the server made in `route-cache/…/$/`, and serves the later one.
 */
export function madePages(): Map<string, number> {
  const times = new Map<string, number>();
  for (const file of files(serverFolder)) {
    const page = /^(?:app|route-cache\/.*\/\$)\/(.+)\.html$/.exec(relative(serverFolder, file))?.[1];
    if (page) times.set(page, Math.max(times.get(page) ?? 0, statSync(file).mtimeMs));
  }
  return times;
}

/** The pages that were made again since `before`. */
export function remadeSince(before: Map<string, number>): string[] {
  return [...madePages()].flatMap(([page, time]) => (before.get(page) === time ? [] : [page])).sort();
}
