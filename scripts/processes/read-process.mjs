// @ts-check
import { readFileSync } from 'node:fs';

/**
 * What Linux says of a process.
 * @param {number} pid
 * @returns {{ parent: number, startedAt: string } | undefined} `startedAt` in ticks since the machine was started; undefined if the
 * process has ended, or where the system has no /proc
 */
export function readProcess(pid) {
  try {
    // The second field is the name in brackets, which may contain blanks and brackets. The parent is the fourth, the start the 22nd.
    const [, parent = '', ...others] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(parent), startedAt: others[17] ?? '' };
  } catch {
    return undefined;
  }
}
