// @ts-check
import { readFileSync } from 'node:fs';

/** Of Linux, on every architecture. */
const MILLISECONDS_PER_TICK = 10;

/**
 * The CPU time that a process has used since its start. Other work of the machine changes it far less than a waiting time.
 * @param {number} pid
 * @returns {number} milliseconds
 */
export function cpuTimeOf(pid) {
  // The name of the program, in parentheses, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}
