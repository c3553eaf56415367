import type { Arm, ExperimentId } from './experiment.ts';
import { lifetimeOf } from './stored-names.ts';

/** An experiment that runs in a country, as the editors of its site set it. This module must not import zod, because browsers load it. */
export interface RunningExperiment {
  readonly id: ExperimentId;
  /** The share of visitors in arm B, in percent. The others are in arm A. */
  readonly percentB: number;
  /** In seconds since 1970, UTC. It runs from the first until just before the second. */
  readonly from: number;
  readonly until: number;
}

/** The attribute `data-experiment` of a page, which tells the browser what runs: `0300.1 50 1790000000 1800000000`. */
export function writeRunning({ id, percentB, from, until }: RunningExperiment): string {
  return [id, percentB, from, until].join(' ');
}

/** Reads that attribute. Undefined on a page without it, and outside the dates. @param now in seconds since 1970 */
export function readRunning(text: string | undefined, now: number): RunningExperiment | undefined {
  const [id, ...numbers] = (text ?? '').split(' ');
  const [percentB = 0, from = 0, until = 0] = numbers.map(Number);
  // The server wrote the id, so it is one of the registry.
  return from <= now && now < until ? { id: id as ExperimentId, percentB, from, until } : undefined;
}

/** The arm of a visitor as the browser stores it under `pf_exp:{id}`. */
export interface StoredArm {
  readonly arm: Arm;
  /** In seconds since 1970. */
  readonly pickedAt: number;
  /** Whether the visitor has seen the part of the product that differs, and this was counted. */
  readonly isSeen: boolean;
}

/** The value in the storage: `0300.1-B.tk3z0`, and `.s` after the exposure was counted. */
export function writeArm({ arm, pickedAt, isSeen }: StoredArm): string {
  return `${arm}.${pickedAt.toString(36)}${isSeen ? '.s' : ''}`;
}

/**
 * Reads that value.
 * @param now in seconds since 1970
 * @returns undefined for a text that {@link writeArm} does not write, for an arm of another experiment, and after 180 days
 */
export function readArm(text: string | null, id: ExperimentId, now: number): StoredArm | undefined {
  const [, arm, time, seen] = /^(.+-[AB])\.([\da-z]{1,8})(\.s)?$/.exec(text ?? '') ?? [];
  if (!isArm(arm, id) || !time) return undefined;
  const pickedAt = Number.parseInt(time, 36);
  return now - pickedAt < armSeconds ? { arm, pickedAt, isSeen: seen !== undefined } : undefined;
}

/** Whether a text from outside is exactly one of the two arms of an experiment. */
export function isArm(text: string | null | undefined, id: ExperimentId): text is Arm {
  return text === `${id}-A` || text === `${id}-B`;
}

/** The storage key of an experiment. */
export function armKey(id: ExperimentId): string {
  return `pf_exp:${id}`;
}

/** How long an arm is kept. */
export const armSeconds = lifetimeOf('pf_exp:{id}');
