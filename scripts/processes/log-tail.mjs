// @ts-check
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const TAIL_BYTES = 32 * 1024;

/**
 * @param {string} text
 * @param {number} count
 * @returns {string} the last `count` lines that are not blank, without colours
 */
export function lastLines(text, count) {
  const lines = stripVTControlCharacters(text).split(/\r?\n/);
  return lines
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join('\n');
}

/**
 * @param {string} file
 * @param {number} [count]
 * @returns {string} the last lines of a log, empty if there is none
 */
export function tailOfLog(file, count = 25) {
  if (!existsSync(file)) return '';
  const handle = openSync(file, 'r');
  try {
    const { size } = fstatSync(handle);
    const length = Math.min(size, TAIL_BYTES);
    const buffer = Buffer.alloc(length);
    readSync(handle, buffer, 0, length, size - length);
    return lastLines(buffer.toString('utf8'), count);
  } finally {
    closeSync(handle);
  }
}
