import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** Names the release that runs: a digest of its compiled code and schemas, and of the versions of its libraries. */
export function releaseOf({ dirs: { app, dist } }: Pick<Core.Strapi, 'dirs'>): string {
  const packages = path.join(app.root, 'node_modules/@prestafaro');
  const folders = [dist.src, ...readdirSync(packages).map((name) => path.join(packages, name, 'dist'))];
  const digest = createHash('sha256').update(readFileSync(path.join(app.root, 'package.json')));
  for (const folder of folders.sort()) {
    for (const file of codeIn(folder)) digest.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return digest.digest('hex');
}

/** Without source maps and type declarations, which only some builds contain. */
function codeIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(c?js|json)$/.test(file)).sort();
}
