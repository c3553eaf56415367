// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';

/** @typedef {import('../../packages/types/src/environment/variable.ts').Variable} Variable */
/** @typedef {Record<string, Variable>} Table */
/** @typedef {{ groups: Record<string, string>, tables: Record<string, Table> }} Explanation `tables`: by who reads them */

export const EXAMPLE_FILE = join(ROOT, '.env.example');

const HEADING = `# All variables. \`npm run generate\` writes this file from packages/types/src/environment: make changes there.
# npm start does not need this file: it writes its own .env. For docker compose, copy this file to .env, readable by its
# owner only, and set DATABASE_PASSWORD, REDIS_PASSWORD, NGINX_REFRESH_SECRET, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY and each
# line without a # in front. The other lines are examples. The brackets name the programs that read a variable.`;

const WIDTH = 118;

/**
 * The tables of both apps and of docker compose, read from the build of the packages.
 * @returns {Promise<Explanation>}
 */
export async function readExplanation() {
  const file = join(ROOT, 'packages/types/dist/environment.js');
  const { variableGroups, webVariables, cmsVariables, composeVariables } = await import(pathToFileURL(file).href);
  return {
    groups: variableGroups,
    tables: { 'docker compose, npm start': composeVariables, 'web app': webVariables, CMS: cmsVariables },
  };
}

/**
 * The text of `.env.example`: each variable once, with its meaning, its readers and an example. Required secrets stand there
 * without a value; all other lines are comments.
 * @param {Explanation} explanation
 * @returns {string}
 */
export function environmentExample({ groups, tables }) {
  const entries = mergedEntries(tables);
  const sections = Object.entries(groups).map(([group, title]) => {
    const own = entries.filter(({ variable }) => variable.group === group);
    return [`# ── ${title}`, ...own.map(formatEntry)].join('\n\n');
  });
  return `${[HEADING, ...sections].join('\n\n\n')}\n`;
}

/** @typedef {{ name: string, variable: Variable, readers: string[] }} Entry */

/**
 * A variable that two programs read with the same meaning is one entry.
 * @param {Record<string, Table>} tables
 * @returns {Entry[]}
 */
function mergedEntries(tables) {
  /** @type {Entry[]} */
  const entries = [];
  for (const [reader, table] of Object.entries(tables)) {
    for (const [name, variable] of Object.entries(table)) {
      const same = entries.find((entry) => entry.name === name && isSame(entry.variable, variable));
      if (same) same.readers.push(reader);
      else entries.push({ name, variable, readers: [reader] });
    }
  }
  return entries;
}

/**
 * @param {Variable} one
 * @param {Variable} other
 */
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {Entry} entry */
function formatEntry({ name, variable, readers }) {
  const { meaning, example, default: value, required, secret } = variable;
  const notes = wrap(`(${readers.join(', ')}) ${meaning}.${value === undefined ? '' : ` Default: ${value}.`}`);
  if (secret) notes.push(`# e.g. ${example}`);
  const line = `${name}=${secret ? '' : example}`;
  // npm start and docker compose set the other required variables themselves.
  const mustBeSet = required && secret;
  return [...notes, mustBeSet ? line : `#${line}`].join('\n');
}

/**
 * @param {string} text
 * @returns {string[]} lines of a comment
 */
function wrap(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const end = lines.length - 1;
    if (lines[end] === '') lines[end] = word;
    else if (`${lines[end]} ${word}`.length <= WIDTH - 2) lines[end] += ` ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `# ${line}`);
}
