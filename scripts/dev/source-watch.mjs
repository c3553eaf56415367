// @ts-check
import { join, relative } from 'node:path';
import { packageNames } from '../builds/workspace-build.mjs';
import { Failure } from '../console/failure.mjs';
import { CMS_FOLDER, LOG_FOLDER, ROOT } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { compiledFolder } from './compiled-folder.mjs';
import { watchFolders } from './watch-folders.mjs';

/** Beside `dist`, which other commands build: the CMS of `npm run dev` runs from here. */
export const CMS_OUTPUT = join(CMS_FOLDER, '.dev');

/** @returns {import('./compiled-folder.mjs').CompiledFolder} */
export const cmsSources = () =>
  compiledFolder({ folder: CMS_FOLDER, config: 'tsconfig.json', root: '.', output: '.dev', hasSourceMaps: true });

/**
 * Compiles what changes in the CMS and in the packages. The web app is watched by Next, which also notices the outputs of the packages.
 * @param {object} options
 * @param {import('./compiled-folder.mjs').CompiledFolder} options.cms
 * @param {Record<string, string>} options.env
 * @param {(line: string) => void} options.print
 * @param {(source: string) => Promise<void>} options.restartCms
 */
export async function watchSources({ cms, env, print, restartCms }) {
  const packages = packageNames().map((name) =>
    compiledFolder({
      folder: join(ROOT, 'packages', name),
      config: 'tsconfig.build.json',
      root: 'src',
      output: 'dist',
      isBuilt: true,
    }),
  );
  const update = async () => {
    /** @type {string[]} */
    const changed = [];
    for (const sources of [cms, ...packages]) {
      const result = sources.update();
      for (const error of result.errors) print(`✗ ${error}`);
      changed.push(...result.changed);
      if (sources !== cms && result.changed.length > 0) void writeDeclarations(sources.folder, env).catch(fail(print));
    }
    const [first] = changed;
    if (first)
      await restartCms(`${relative(ROOT, first)}${changed.length > 1 ? ` and ${changed.length - 1} more` : ''}`);
  };
  const folders = [
    join(CMS_FOLDER, 'src'),
    join(CMS_FOLDER, 'config'),
    ...packages.map(({ folder }) => join(folder, 'src')),
  ];
  // Vite watches the admin panel.
  await watchFolders(folders, /^(?!admin\/).*(?<!\.test)\.(ts|json)$/, update);
}

/** Editors read the declarations of a package. @param {string} folder @param {Record<string, string>} env */
async function writeDeclarations(folder, env) {
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  await runToEnd(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--emitDeclarationOnly'], {
    cwd: folder,
    env,
    logFile: join(LOG_FOLDER, 'declarations.log'),
    failure: `The types of ${relative(ROOT, folder)} have an error.`,
    tail: 4,
  });
}

/** @param {(line: string) => void} print @returns {(error: unknown) => void} */
export const fail = (print) => (error) => {
  if (!(error instanceof Failure)) throw error;
  print(`✗ ${error.message}`);
  for (const line of (error.log ?? '').split('\n')) print(`  ${line}`);
};
