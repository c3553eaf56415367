// @ts-check
import { parseArgs } from 'node:util';
import { isInterrupted, stopOnInterrupt } from '../processes/interrupts.mjs';
import { describeFailure, Failure } from './failure.mjs';

/**
 * A command of package.json.
 * @template {Options} [Accepted=Options]
 * @typedef {object} Command
 * @property {string} does what it does, in one or more sentences for `--help`
 * @property {string} usage how it is called, e.g. `npm run bench -- [part …] [--quick]`
 * @property {Accepted} [options]
 * @property {string} [takes] what the arguments without dashes are, for `--help`; a command without it takes none
 * @property {(given: { values: Values<Accepted>, positionals: string[] }) => Promise<void>} run
 */

/** @typedef {Record<string, { type: 'string' | 'boolean', does: string, short?: string, default?: string | boolean }>} Options */

/**
 * @template {Options} Accepted
 * @typedef {{ [Name in keyof Accepted]: Accepted[Name] extends { default: infer Value }
 *   ? (Value extends boolean ? boolean : string)
 *   : (Accepted[Name]['type'] extends 'boolean' ? boolean | undefined : string | undefined) }} Values
 */

/** The commands by their names in package.json. Each module exports `command`. */
const FILES = /** @type {const} */ ({
  start: '../start.mjs',
  dev: '../dev.mjs',
  test: '../test.mjs',
  'test:node': '../test-node.mjs',
  'test:nightly': '../test-nightly.mjs',
  'test:faults': '../../e2e/faults/run.mjs',
  verify: '../verify.mjs',
  types: '../types.mjs',
  doctor: '../doctor.mjs',
  bench: '../../bench/bench.mjs',
  generate: '../generate.mjs',
  api: '../api.mjs',
  'new-country': '../new-country.mjs',
  content: '../content.mjs',
  'rotate-keys': '../rotate-keys.mjs',
  'check-deliveries': '../check-deliveries.mjs',
  backup: '../backup.mjs',
  restore: '../restore.mjs',
});

export const COMMAND_NAMES = Object.keys(FILES);

/**
 * Says what a command accepts, so that the type check knows what its `run` is given.
 * @template {Options} Accepted
 * @param {Command<Accepted>} command
 */
export const defineCommand = (command) => command;

/**
 * @param {string} name
 * @returns {Promise<Command>}
 */
export async function loadCommand(name) {
  const file = FILES[/** @type {keyof typeof FILES} */ (name)];
  if (!file) throw new Failure(`There is no command "${name}".`, { hint: `One of: ${COMMAND_NAMES.join(', ')}` });
  const { command } = await import(new URL(file, import.meta.url).href);
  return command;
}

/**
 * Runs a command to its end. `--help` prints what it does; an argument that it does not know is refused with its usage.
 * @param {string} name
 * @param {string[]} args
 */
export async function runNamedCommand(name, args) {
  await runCommand(async () => {
    const command = await loadCommand(name);
    if (args.includes('--help') || args.includes('-h')) {
      console.log(formatHelp(command));
      return;
    }
    const given = readArguments(command, args);
    stopOnInterrupt();
    await command.run(given);
  });
}

/**
 * @param {Command} command
 * @param {string[]} args
 * @returns {{ values: Values<Options>, positionals: string[] }}
 */
export function readArguments(command, args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: command.options ?? {},
      allowPositionals: command.takes !== undefined,
    });
    return { values: /** @type {Values<Options>} */ (values), positionals };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Failure(`${reason}.`, { hint: `${command.usage}   (--help says more)` });
  }
}

/**
 * @param {Command} command
 * @returns {string}
 */
export function formatHelp({ does, usage, takes, options = {} }) {
  const lines = Object.entries(options).map(([name, { type, does: what, short, default: preset }]) => {
    const flag = `${short ? `-${short}, ` : ''}--${name}${type === 'string' ? ' …' : ''}`;
    const usual = preset === undefined || preset === false ? '' : ` (without it: ${preset})`;
    return `  ${flag.padEnd(20)} ${what}${usual}`;
  });
  return ['', usage, '', does, ...(takes ? ['', takes] : []), ...(lines.length > 0 ? ['', ...lines] : []), ''].join(
    '\n',
  );
}

/**
 * Runs the body of a command: a failure is printed once and becomes exit code 1.
 * @param {() => Promise<void>} body
 */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    if (isInterrupted()) return;
    console.error(`\n${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}
