// @ts-check
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../paths.mjs';

/** The module of `kubernetes-types` for each version of the API that the manifests use. */
const MODULES = new Map([
  ['v1', 'core/v1'],
  ['apps/v1', 'apps/v1'],
  ['autoscaling/v2', 'autoscaling/v2'],
  ['networking.k8s.io/v1', 'networking/v1'],
  ['policy/v1', 'policy/v1'],
]);

/** It exists only for the compiler, at the root, where the compiler finds the package. */
const FILE = join(ROOT, 'manifests.virtual.ts');

/**
 * Compares manifests with the published schemas of the API. `kubernetes-types` has them as types, and an object literal of a
 * type must have each required field, values of the right type and no unknown field.
 * @param {import('./manifests.mjs').Manifest[]} manifests
 * @returns {string[]} one line for each error, with kind and name of the object
 */
export function schemaErrors(manifests) {
  const unknown = manifests.filter(({ apiVersion }) => !MODULES.has(apiVersion));
  const known = manifests.filter(({ apiVersion }) => MODULES.has(apiVersion));
  const lines = known.map((manifest, index) => {
    const type = `import('kubernetes-types/${MODULES.get(manifest.apiVersion)}').${manifest.kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  return [
    ...unknown.map((manifest) => `${nameOf(manifest)}: no schema of ${manifest.apiVersion} is known`),
    ...compile(lines.join('\n')).map(({ line, message }) => `${nameOf(known[line])}: ${message}`),
  ];
}

/** @param {import('./manifests.mjs').Manifest | undefined} manifest */
const nameOf = (manifest) => `${manifest?.kind} ${manifest?.metadata.name}`;

/**
 * @param {string} source
 * @returns {{ line: number, message: string }[]} the errors of the compiler
 */
function compile(source) {
  /** @type {import('typescript').CompilerOptions} */
  const options = {
    strict: true,
    noEmit: true,
    types: [],
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, languageVersion, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, languageVersion) : getSourceFile(name, languageVersion, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    line: file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
