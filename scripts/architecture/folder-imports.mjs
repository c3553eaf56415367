// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ROOT } from '../paths.mjs';

const { options } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'));

/** @typedef {{ area: 'web' | 'cms' | 'packages', name: string }} Folder a top folder of an app, or a package */
/** @typedef {{ from: Folder, to: Folder }} FolderImport */

const TEST = /\.(test|examples|fixture)\.[jt]sx?$|\/tests\/|\/testing\//;

/**
 * The top folder of a file. The files beside the folders, which the framework runs, count as one folder, and so do the messages
 * of all features, because they are data (rule "web-messages-of-a-feature-are-data").
 * @param {string} file below the root, or what an import says, such as `@prestafaro/types/etag`
 * @returns {Folder | undefined}
 */
export function folderOf(file) {
  const [, packageName] = /^(?:packages|@prestafaro)\/([\w-]+)/.exec(file) ?? [];
  if (packageName) return { area: 'packages', name: packageName };
  const [, app, path = ''] = /^apps\/(web|cms)\/src\/(.+)$/.exec(file) ?? [];
  if (app !== 'web' && app !== 'cms') return undefined;
  if (app === 'web' && /^features\/[^/]+\/messages\//.test(path)) return { area: app, name: 'features/*/messages' };
  return { area: app, name: path.includes('/') ? path.replace(/\/.*/, '') : 'start-up files' };
}

/**
 * Which folder imports which, each pair once, from the real imports of everything that ships.
 * @returns {Promise<FolderImport[]>}
 */
export async function folderImports() {
  const { output } = await cruise(
    ['apps/web/src', 'apps/cms/src', 'packages'],
    { ...options, baseDir: ROOT, outputType: 'json', exclude: { path: TEST.source } },
    undefined,
    { tsConfig: extractTSConfig(join(ROOT, options.tsConfig.fileName)) },
  );
  /** @type {{ modules: { source: string, dependencies: { module: string, resolved: string }[] }[] }} */
  const { modules } = JSON.parse(String(output));
  /** @type {Map<string, FolderImport>} */
  const found = new Map();
  for (const { source, dependencies } of modules) {
    const from = source.includes('/dist/') ? undefined : folderOf(source);
    for (const { module, resolved } of dependencies) {
      // A package is imported through its build, which may not be there.
      const to = folderOf(module.startsWith('@prestafaro/') ? module : resolved);
      if (!from || !to || (from.area === to.area && from.name === to.name)) continue;
      found.set([from.area, from.name, to.area, to.name].join(), { from, to });
    }
  }
  return [...found.keys()].sort().flatMap((key) => found.get(key) ?? []);
}
