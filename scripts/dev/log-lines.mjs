// @ts-check
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../paths.mjs';

/**
 * A line of the log of an app, as both write them.
 * @typedef {{ level: string, message: string, requestId?: string, method?: string, path?: string, host?: string, status?: number, milliseconds?: number,
 *   reason?: string, stack?: string, dependency?: string }} Entry
 */

const MAX_WIDTH = 200;
/** Of what a program prints itself: an exception there has its place at the end, but Node also quotes lines of bundled code. */
const MAX_PRINTED_WIDTH = 2000;
const MAX_LINES = 8;
const MAX_FRAMES = 4;

/** What Next prints beside our log: its name, its settings, what it compiles. */
const NOISE = /^\s*($|[▲○✓·⚠-]|See more: |(GET|POST|HEAD|PUT|DELETE|OPTIONS) \S+ \d{3} in )/;

/** Pictures and lists of routes, of which a page view requests several: two thirds of all lines would be about them. */
const FILES = /^\/(uploads|media|builds)\/|^\/(favicon\.ico|icon\.svg|apple-icon\.png)$/;

/**
 * Makes the log of an app readable: one line for each request but those of files, and below it what went wrong in it, once and in short.
 * Nothing else, unless `isVerbose`. A file is named if its request failed.
 * @param {string} app stands before each line
 * @param {{ isVerbose?: boolean, isReady?: () => boolean }} [options] until `isReady`, requests are those of the start: only their problems are printed
 * @returns {(line: string) => string[]} the lines to print for a line of the log
 */
export function logLines(app, { isVerbose = false, isReady = () => true } = {}) {
  const prefix = `  ${app.padEnd(4)}`;
  /** @type {Map<string, string[][]>} problems of requests that have not been answered, by request id */
  const held = new Map();
  /** @type {Set<string>} */
  const stated = new Set();
  let last = '';

  return (line) => {
    const entry = parse(line);
    if (!entry)
      return isNoise(line) && !isVerbose ? [] : [`${prefix}${cut(stripVTControlCharacters(line), MAX_PRINTED_WIDTH)}`];
    if (entry.status !== undefined && entry.method) {
      const problems = held.get(entry.requestId ?? '') ?? [];
      held.delete(entry.requestId ?? '');
      const isShown = isVerbose || (isReady() && !isServedFile(entry)) || problems.length > 0;
      return isShown ? [`${prefix}${requestText(entry)}`, ...problems.flat()] : [];
    }
    const isProblem = entry.level === 'error' || entry.level === 'warn';
    if (isOfRestart(entry) || (ADVICE.test(entry.message) && !isVerbose) || !(isProblem || isVerbose)) return [];
    const lines = problemLines(entry, prefix);
    const text = lines.join('\n');
    if (entry.requestId) {
      const others = held.get(entry.requestId) ?? [];
      if (!others.some((other) => other.join('\n') === text)) held.set(entry.requestId, [...others, lines]);
      return [];
    }
    if (text === last || (entry.level === 'warn' && stated.has(text))) return [];
    last = text;
    stated.add(text);
    return lines;
  };
}

/** @param {string} line @returns {Entry | undefined} */
function parse(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line);
    return typeof entry.level === 'string' && typeof entry.message === 'string' ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} line */
const isNoise = (line) => NOISE.test(stripVTControlCharacters(line));

/** While the CMS starts again, the web app states that it is away: `npm run dev` says so itself. @param {Entry} entry */
const isOfRestart = ({ dependency, reason }) => dependency === 'cms' || reason?.startsWith('CmsUnavailable');

/**
 * Strapi advises in development only, at each start, another provider for its e-mail plugin. Mails of ours do not use the plugin: in
 * development they are files in a folder (`apps/cms/src/delivery/mail/transports`).
 */
const ADVICE = /^\[email\]: The "sendmail" email provider /;

/** @param {Entry} entry */
const isServedFile = ({ path = '', status = 0 }) => status < 400 && FILES.test(path);

/** @param {Entry} entry */
const requestText = ({ method = '', host = '', path = '', status, milliseconds = 0 }) =>
  cut(`${method.padEnd(4)} ${status} ${String(milliseconds).padStart(6)} ms  ${host}${path}`);

/** @param {Entry} entry @param {string} prefix @returns {string[]} */
function problemLines({ level, message, reason, stack = '' }, prefix) {
  const mark = level === 'error' ? '✗' : level === 'warn' ? '!' : '·';
  const text = `${mark} ${stripVTControlCharacters(message)}${reason ? `: ${reason}` : ''}`;
  const indent = ' '.repeat(prefix.length + 2);
  const [first = '', ...more] = text.split('\n').filter((line) => line.trim() !== '');
  const shown = more.filter((line) => !/^\s+at /.test(line)).slice(0, MAX_LINES - 1);
  // The end of an error says which file to mend.
  const fitted = level === 'error' ? (/** @type {string} */ line) => line : cut;
  return [
    `${prefix}${fitted(first)}`,
    ...shown.map((line) => `${indent}${fitted(line)}`),
    ...ownFrames(`${stack}\n${more.join('\n')}`).map((frame) => `${indent}${frame}`),
  ];
}

/** @param {string} stack @returns {string[]} its first frames in our own code, with paths from the folder of the clone */
function ownFrames(stack) {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && isOwn(line));
  return frames.slice(0, MAX_FRAMES).map((line) => line.trim().replaceAll(`${ROOT}/`, '').replace('file://', ''));
}

/** @param {string} frame */
const isOwn = (frame) => /\.(tsx?|[cm]?js)\b/.test(frame) && !/node_modules|node:|\/\.next\/|<anonymous>/.test(frame);

/** @param {string} text */
const cut = (text, width = MAX_WIDTH) => (text.length > width ? `${text.slice(0, width)} …` : text);
