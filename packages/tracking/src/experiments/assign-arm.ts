import type { Arm, ExperimentId } from '@prestafaro/types/experiment';
import {
  armKey,
  type RunningExperiment,
  readArm,
  type StoredArm,
  writeArm,
} from '@prestafaro/types/running-experiment';
import type { BrowserPort } from '../browser-port.ts';
import type { ConsentGate } from '../consent-gate.ts';

/**
 * Assigns the visitor to an arm of the experiment that runs: the arm of a valid `exp_flow`, else the stored one, else a weighted random
 * pick, which is stored (specification §9).
 * @param forced the arm that the address asked for, if it is one of this experiment
 * @returns undefined without consent to experiments, and in a browser that stores nothing, because each page would pick again
 */
export function assignArm(gate: ConsentGate<BrowserPort>, running: RunningExperiment, forced?: Arm): Arm | undefined {
  return gate.through('experiments', (port) => {
    try {
      const stored = storedArm(port, running.id);
      const arm = forced ?? stored?.arm ?? pickArm(port, running);
      if (arm !== stored?.arm) storeArm(port, running.id, { arm, pickedAt: nowIn(port), isSeen: false });
      return arm;
    } catch {
      return undefined;
    }
  });
}

/**
 * Notes that the visitor has seen what differs in their arm.
 * @returns true the first time after each assignment, so that each visitor counts once; false in every other case
 */
export function seeArm(gate: ConsentGate<BrowserPort>, id: ExperimentId, arm: Arm): boolean {
  const isFirst = gate.through('experiments', (port) => {
    try {
      const stored = storedArm(port, id);
      if (stored?.arm !== arm || stored.isSeen) return false;
      storeArm(port, id, { ...stored, isSeen: true });
      return true;
    } catch {
      return false;
    }
  });
  return isFirst === true;
}

/** A weighted pick from the browser's source of random numbers. */
function pickArm(port: BrowserPort, { id, percentB }: RunningExperiment): Arm {
  const bytes = new Uint8Array(4);
  port.fillRandom(bytes);
  const drawn = new DataView(bytes.buffer).getUint32(0) / 2 ** 32;
  return `${id}-${drawn * 100 < percentB ? 'B' : 'A'}`;
}

function storedArm(port: BrowserPort, id: ExperimentId): StoredArm | undefined {
  return readArm(port.readStored(armKey(id)), id, nowIn(port));
}

function storeArm(port: BrowserPort, id: ExperimentId, arm: StoredArm): void {
  port.writeStored(armKey(id), writeArm(arm));
}

const nowIn = (port: BrowserPort) => Math.floor(port.now() / 1000);
