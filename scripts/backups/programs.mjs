// @ts-check
import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '../console/failure.mjs';
import { ROOT } from '../paths.mjs';

/**
 * @typedef {object} Invocation a program to run
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string | undefined>} env
 * @property {string} failure the sentence for the case that it does not end with 0
 * @property {string} [hint]
 */

const SHOWN_CHARACTERS = 2000;

/**
 * A program of PostgreSQL's client, where the place says that it runs.
 * @param {import('./places.mjs').PostgresPlace} place
 * @param {'psql' | 'pg_dump' | 'pg_restore'} program
 * @param {string[]} args
 * @param {string} failure
 * @returns {Invocation}
 */
export function postgresProgram(place, program, args, failure) {
  const { clientIn, user, name } = place;
  if (clientIn === 'service') {
    // Inside its container the server trusts the loopback: no password is passed on.
    const names = ['-e', `PGUSER=${user}`, '-e', `PGDATABASE=${name}`];
    const command = ['compose', 'exec', '-T', ...names, 'postgres', program, ...args];
    return { command: 'docker', args: command, env: process.env, failure, hint: 'Is it up? docker compose ps' };
  }
  const hint =
    'Is it up (DATABASE_HOST, DATABASE_PORT)? The client must be as new as the server and as the client of the backup';
  const connection = connectionOf(place);
  const env = { ...process.env, ...connection };
  if (clientIn === 'container') {
    const names = Object.keys(connection).flatMap((variable) => ['-e', variable]);
    const run = ['compose', 'run', '--rm', '--no-deps', '-T', ...names, '--entrypoint', program, 'postgres', ...args];
    return { command: 'docker', args: run, env, failure, hint: `${hint}: docker-compose.yml names its image.` };
  }
  const folder = process.env.POSTGRES_BIN;
  return {
    command: folder ? join(folder, program) : program,
    args,
    env,
    failure,
    hint: `${hint}: POSTGRES_BIN names the folder of another one.`,
  };
}

/** Where deploy/compose.managed.yml shows CERTIFICATE_AUTHORITY_FILE to the containers. */
const AUTHORITY_IN_CONTAINER = '/authority.pem';

/**
 * The variables by which libpq connects to a database. The password is never an argument, because other users see arguments.
 * @param {import('./places.mjs').PostgresPlace} place
 */
function connectionOf({ host, port, name, user, password, isEncrypted, hasOwnAuthority, clientIn }) {
  const connection = { PGHOST: host, PGPORT: port, PGDATABASE: name, PGUSER: user, PGPASSWORD: password };
  if (clientIn === 'container' && isEncrypted && hasOwnAuthority) {
    return { ...connection, PGSSLMODE: 'verify-full', PGSSLROOTCERT: AUTHORITY_IN_CONTAINER };
  }
  // The image has no certificates of public authorities, so the connection is encrypted and the server's certificate is not checked.
  return { ...connection, PGSSLMODE: process.env.PGSSLMODE ?? (isEncrypted ? 'require' : 'prefer') };
}

/**
 * Starts a program with pipes. If it fails, `ended` rejects with what it wrote to stderr.
 * @param {Invocation} invocation
 */
export function startProgram({ command, args, env, failure, hint }) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-SHOWN_CHARACTERS);
  });
  // A program that fails stops reading; `ended` rejects with the cause.
  child.stdin.on('error', () => undefined);
  /** @type {Promise<void>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', () => reject(missing(command)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Failure(`${failure} (exit code ${code})`, { log: complaint.trim(), hint }));
    });
  });
  // A caller may await `ended` later. Without this handler an earlier rejection would end the process.
  ended.catch(() => undefined);
  return { child, ended };
}

/** @param {string} command */
function missing(command) {
  const packages = { tar: 'tar', docker: 'Docker with its compose plugin', sh: 'a POSIX shell' };
  const name = packages[/** @type {keyof typeof packages} */ (command)] ?? 'PostgreSQL’s client';
  return new Failure(`${command} is not on this machine.`, {
    hint: `Install ${name}${name.startsWith('PostgreSQL') ? ' (Debian: postgresql-client), name the folder of its programs in POSTGRES_BIN, or use --compose' : ''}.`,
  });
}

/**
 * Runs a program to its end.
 * @param {Invocation} invocation
 * @param {{ inputText?: string, inputFile?: string, lastText?: string, outputFile?: string }} [streams] what it reads: a text, a file, a text
 * @returns {Promise<string>} what it wrote, unless that went into a file
 */
export async function runProgram(invocation, { inputText = '', inputFile, lastText = '', outputFile } = {}) {
  const { child, ended } = startProgram(invocation);
  let output = '';
  const reading = outputFile
    ? pipeline(child.stdout, createWriteStream(outputFile, { mode: 0o600 }))
    : (async () => {
        for await (const text of child.stdout.setEncoding('utf8')) output += text;
      })();
  const writing = (async () => {
    if (inputText) await write(child.stdin, inputText);
    if (inputFile) for await (const part of createReadStream(inputFile)) await write(child.stdin, part);
    child.stdin.end(lastText);
  })().catch(() => undefined);
  await Promise.all([ended, reading, writing]);
  return output.trim();
}

/**
 * @param {import('node:stream').Writable} stream
 * @param {Buffer | string} part
 */
async function write(stream, part) {
  if (stream.destroyed) throw new Error('closed');
  await new Promise((resolve, reject) => stream.write(part, (error) => (error ? reject(error) : resolve(undefined))));
}
