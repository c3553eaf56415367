// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { writeChanged } from '../write-changed.mjs';

/**
 * A folder whose TypeScript is compiled file by file, without a check of types, as `tsc --noCheck` does.
 * @typedef {object} CompiledFolder
 * @property {string} folder
 * @property {() => { changed: string[], errors: string[] }} update compiles what has changed since the last call; `changed`: sources whose output
 *   is another one now; `errors`: what cannot be compiled, with file and line
 */

/**
 * @param {object} options
 * @param {string} options.folder with the tsconfig file
 * @param {string} options.config name of that file
 * @param {string} options.root below `folder`: what the outputs are relative to
 * @param {string} options.output below `folder`
 * @param {boolean} [options.hasSourceMaps] whether the outputs name the lines of their sources
 * @param {boolean} [options.isBuilt] whether the outputs are those of the sources now, so that the first call has nothing to do
 * @returns {CompiledFolder}
 */
export function compiledFolder({ folder, config, root, output, hasSourceMaps = false, isBuilt = false }) {
  const isEsm = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type === 'module';
  /** @type {Map<string, number>} times of the sources at the last call */
  const known = new Map();
  const readSources = () => {
    const parsed = ts.getParsedCommandLineOfConfigFile(join(folder, config), {}, host);
    if (!parsed) throw new Error(`${config} of ${folder} cannot be read`);
    // A module alone does not say which of the two NodeNext means.
    const module = isEsm ? ts.ModuleKind.ESNext : parsed.options.module;
    const options = { ...parsed.options, module, inlineSourceMap: hasSourceMaps };
    return { options, files: parsed.fileNames.filter((file) => !file.endsWith('.d.ts')) };
  };
  const outputOf = (/** @type {string} */ source) =>
    join(folder, output, relative(join(folder, root), source).replace(/\.tsx?$/, '.js'));

  if (isBuilt) for (const file of readSources().files) known.set(file, timeOf(file));

  return {
    folder,
    update() {
      const { files, options } = readSources();
      /** @type {{ changed: string[], errors: string[] }} */
      const result = { changed: [], errors: [] };
      for (const file of files) {
        const time = timeOf(file);
        const target = outputOf(file);
        // The output has the time of its source, so that the next process knows what is compiled already.
        const compiled = known.get(file) ?? timeOf(target);
        known.set(file, time);
        if (compiled === time) continue;
        const { text, errors } = compile(file, options);
        if (errors.length > 0) {
          result.errors.push(...errors);
          continue;
        }
        if (writeChanged(target, text)) result.changed.push(file);
        utimesSync(target, time, time);
      }
      const gone = [...known.keys()].filter((file) => !existsSync(file));
      for (const file of gone) known.delete(file);
      const targets = new Set(files.map(outputOf));
      for (const target of outputsIn(join(folder, output))) {
        if (targets.has(target)) continue;
        rmSync(target);
        result.changed.push(target);
      }
      return result;
    },
  };
}

/** @type {ts.ParseConfigFileHost} */
const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
  },
};

/**
 * @param {string} file
 * @param {ts.CompilerOptions} options
 * @returns {{ text: string, errors: string[] }}
 */
function compile(file, options) {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    const { error } = ts.parseConfigFileTextToJson(file, source);
    return { text: source, errors: error ? [describeError(error, file)] : [] };
  }
  const { outputText, diagnostics = [] } = ts.transpileModule(source, {
    compilerOptions: options,
    fileName: file,
    reportDiagnostics: true,
  });
  // One without a file is about an option that only a whole program needs.
  const errors = diagnostics
    .filter((diagnostic) => diagnostic.file)
    .map((diagnostic) => describeError(diagnostic, file));
  return { text: outputText, errors };
}

/** @param {ts.Diagnostic} diagnostic @param {string} file */
function describeError({ file: source, start, messageText }, file) {
  const line = source && start !== undefined ? `:${source.getLineAndCharacterOfPosition(start).line + 1}` : '';
  return `${relative(process.cwd(), file)}${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}

/** @param {string} file @returns {number} in seconds, to the millisecond, as `utimesSync` can set it; 0 without a file */
const timeOf = (file) => (existsSync(file) ? Math.trunc(statSync(file).mtimeMs) / 1000 : 0);

/** @param {string} folder @returns {string[]} the compiled files, without declarations and without what others put there */
function outputsIn(folder) {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.js(on)?$/.test(name) && !name.startsWith('build'))
    .map((name) => join(folder, name));
}
