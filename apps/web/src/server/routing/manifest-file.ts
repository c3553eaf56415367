import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '@/cms/environment';
import { manifestSchema, type RouteManifest } from '@/server/routing/manifest';

const fileName = 'route-manifest.json';

/**
 * The file in which the manifest survives a restart. The path is computed at run time, so that a build does not trace
 * the directory.
 */
function directory(): string {
  return environment().DATA_DIR;
}

/** Saves the manifest atomically: writes it to another file, then renames that over the old one. */
export async function saveManifest(manifest: RouteManifest): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ directory(), { recursive: true });
  const target = join(/* turbopackIgnore: true */ directory(), fileName);
  const draft = `${target}.${randomUUID()}.tmp`;
  await writeFile(draft, JSON.stringify(manifest));
  await rename(draft, target);
}

/** The manifest of an earlier run. Undefined when the file is missing or unusable. */
export async function readSavedManifest(): Promise<RouteManifest | undefined> {
  try {
    const text = await readFile(join(/* turbopackIgnore: true */ directory(), fileName), 'utf8');
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
