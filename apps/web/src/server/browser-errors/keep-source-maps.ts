import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folder of the source maps below `.next`. Nothing serves it to browsers. */
export const sourceMapFolder = 'source-maps';

const mapComment = /\n?(?:\/\/# sourceMappingURL=([\w.~-]+)|\/\*# sourceMappingURL=[^*]*\*\/)\s*$/;

/**
 * Takes the source maps out of the files that browsers load, when Next has compiled them: each stays on the server under the name of its
 * script, without the text of the sources, and nothing names it. Next calls this as `runAfterProductionCompile`.
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
    if (map) {
      const { sourcesContent: _, ...places } = JSON.parse(await readFile(join(chunks, map), 'utf8'));
      await writeFile(join(kept, `${name}.map`), JSON.stringify(places));
    }
    await writeFile(join(chunks, name), text.slice(0, -comment.length));
  }
  for (const name of names.filter((each) => each.endsWith('.map'))) await rm(join(chunks, name));
}
