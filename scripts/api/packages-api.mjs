// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { DATA_FOLDER, ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

/** @typedef {{ name: string, file: string }} EntryPoint the name by which others import it, `@prestafaro/types/etag`, and its source */
/** @typedef {{ application: Application, project: import('typedoc').ProjectReflection }} Api */

/** Shows the fields of the type of a schema, with the docstring of the schema. A path, because the package has no types. */
const TYPES_OF_SCHEMAS = join(ROOT, 'node_modules/typedoc-plugin-zod/dist/plugin.js');

export const API_FOLDER = join(DATA_FOLDER, 'api');

const EXPORTED =
  ReflectionKind.Variable |
  ReflectionKind.Function |
  ReflectionKind.Class |
  ReflectionKind.Interface |
  ReflectionKind.TypeAlias;

/**
 * The entry points of every package, by `exports` of its package.json.
 * @returns {EntryPoint[]}
 */
export function entryPoints() {
  return repositoryFiles('packages/*/package.json').flatMap((manifest) => {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, manifest), 'utf8'));
    return Object.entries(exports).map(([path, { default: built }]) => ({
      name: path.replace('.', name),
      file: join(ROOT, manifest, '..', built.replace('./dist/', 'src/').replace(/\.js$/, '.ts')),
    }));
  });
}

/**
 * What the entry points export, from their sources: nothing has to be built first. Types are not checked, because `npm run verify` does.
 * @param {readonly EntryPoint[]} points
 * @returns {Promise<Api>}
 */
export async function readApi(points) {
  const files = points.map(({ file }) => file);
  const application = await Application.bootstrapWithPlugins(
    {
      name: 'Packages of Prestafaro',
      readme: 'none',
      entryPoints: files,
      plugin: [TYPES_OF_SCHEMAS],
      basePath: ROOT,
      disableGit: true,
      // From a page to the file of the clone.
      sourceLinkTemplate: '../../../{path}',
      hideGenerator: true,
      githubPages: false,
      skipErrorChecking: true,
      logLevel: 'Warn',
    },
    [],
  );
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files }, ts.sys, ROOT);
  const paths = Object.fromEntries(points.map(({ name, file }) => [name, [file]]));
  application.options.setCompilerOptions(files, { ...options, noEmit: true, paths }, undefined);
  const project = await application.convert();
  if (!project) throw new Error('TypeDoc could not read the packages; it says why above.');
  for (const reflection of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = reflection.isDeclaration() && reflection.sources?.[0]?.fullFileName;
    reflection.name = points.find((point) => point.file === file)?.name ?? reflection.name;
  }
  return { application, project };
}

/**
 * The exports without a docstring. The type of a schema has the docstring of its schema.
 * @param {Api} api
 * @returns {string[]} such as `packages/types/src/etag.ts:12 etagOf`
 */
export function undocumentedExports({ project }) {
  return project
    .getReflectionsByKind(EXPORTED)
    .filter(
      (reflection) =>
        reflection.isDeclaration() && reflection.parent?.kindOf(ReflectionKind.Module | ReflectionKind.Project),
    )
    .filter((reflection) => ![reflection, ...signaturesOf(reflection)].some((described) => described.hasComment()))
    .map((reflection) => {
      const source = reflection.isDeclaration() ? reflection.sources?.[0] : undefined;
      return `${source?.fileName}:${source?.line} ${reflection.name}`;
    });
}

/** @param {import('typedoc').Reflection} reflection */
function signaturesOf(reflection) {
  return (reflection.isDeclaration() && reflection.signatures) || [];
}
