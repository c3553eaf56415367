// @ts-check
import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

/** @typedef {{ level: string, message: string, [field: string]: unknown }} LogLine */

/**
 * @param {string} text
 * @returns {{ lines: LogLine[], others: string[] }} `lines`: JSON with a level and a message; `others`: all other lines
 */
export function parseLog(text) {
  /** @type {LogLine[]} */
  const lines = [];
  /** @type {string[]} */
  const others = [];
  for (const line of text.split('\n').filter(Boolean)) {
    try {
      const parsed = JSON.parse(line);
      if (typeof parsed.message === 'string' && typeof parsed.level === 'string') lines.push(parsed);
      else others.push(line);
    } catch {
      others.push(line);
    }
  }
  return { lines, others };
}

/**
 * Finds warnings and errors that repeat. An app logs an outage once when it begins and once when it ends, not per visitor.
 * @param {LogLine[]} lines
 * @param {number} [max] repetitions that are allowed
 * @returns {string[]} `31 × The CMS did not answer`
 */
export function repeatedLines(lines, max = 3) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { level, message } of lines) {
    if (level === 'warn' || level === 'error') counts.set(message, (counts.get(message) ?? 0) + 1);
  }
  return [...counts].flatMap(([message, count]) => (count > max ? [`${count} × ${message.slice(0, 160)}`] : []));
}

/** Remembers where the logs end now, to read later only what was added. */
export class LogMark {
  /** @type {Map<string, number>} */
  #ends;

  /** @param {string[]} files */
  constructor(files) {
    this.#ends = new Map(files.map((file) => [file, existsSync(file) ? statSync(file).size : 0]));
  }

  /** Call it when a server restarts: it then starts a new log. @param {string} file */
  startNew(file) {
    this.#ends.set(file, 0);
  }

  /**
   * @param {string} file
   * @returns {string} what was added; the whole log if a restart started a new one
   */
  since(file) {
    if (!existsSync(file)) return '';
    const handle = openSync(file, 'r');
    try {
      const { size } = fstatSync(handle);
      const end = this.#ends.get(file) ?? 0;
      const from = end > size ? 0 : end;
      const buffer = Buffer.alloc(size - from);
      readSync(handle, buffer, 0, buffer.length, from);
      return buffer.toString('utf8');
    } finally {
      closeSync(handle);
    }
  }
}
