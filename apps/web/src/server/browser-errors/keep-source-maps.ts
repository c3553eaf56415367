import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The folder of the source maps below `.next`. Nothing serves it to browsers. */
export const sourceMapFolder = 'source-maps';

const mapComment = /\n?(?:\/\/# sourceMappingURL=([\w.~-]+)|\/\*# sourceMappingURL=[^*]*\*\/)\s*$/;

/**
 * Takes the source maps out of the files that browsers load, when Next has compiled them: each stays on the server under the name of its
 * script, without the text of the sources, and nothing names it. It adds those of the server, below `server`. Next calls this as
 * `runAfterProductionCompile`.
 */
export async function keepSourceMaps({ projectDir, distDir }: { projectDir: string; distDir: string }): Promise<void> {
  const dist = resolve(projectDir, distDir);
  const chunks = join(dist, 'static/chunks');
  const kept = join(dist, sourceMapFolder);
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept);
  const names = await readdir(chunks);
  for (const name of names.filter((each) => /\.(js|css)$/.test(each))) {
    const text = await readFile(join(chunks, name), 'utf8');
    const [comment, map] = mapComment.exec(text) ?? [];
    if (comment === undefined) continue;
    if (map) await copyPlaces(join(chunks, map), join(kept, `${name}.map`));
    await writeFile(join(chunks, name), text.slice(0, -comment.length));
  }
  for (const name of names.filter((each) => each.endsWith('.map'))) await rm(join(chunks, name));
  // Next copies only those of routes into the standalone server.
  const server = join(dist, 'server');
  for (const name of await readdir(server, { recursive: true })) {
    if (!name.endsWith('.js.map')) continue;
    const copy = join(kept, 'server', name);
    await mkdir(dirname(copy), { recursive: true });
    await copyPlaces(join(server, name), copy);
  }
}

interface PlacesOfSources {
  sourcesContent?: unknown;
  sections?: { map: PlacesOfSources }[];
}

async function copyPlaces(from: string, to: string): Promise<void> {
  const map: PlacesOfSources = JSON.parse(await readFile(from, 'utf8'));
  for (const each of [map, ...(map.sections ?? []).map((section) => section.map)]) delete each.sourcesContent;
  await writeFile(to, JSON.stringify(map));
}
