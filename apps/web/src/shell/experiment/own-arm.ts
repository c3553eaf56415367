import type { Arm } from '@prestafaro/types/experiment';
import { type RunningExperiment, readRunning } from '@prestafaro/types/running-experiment';

/** The experiment that the document names, if it runs at this moment. */
export function experimentOfPage(): RunningExperiment | undefined {
  return readRunning(document.documentElement.dataset.experiment, Date.now() / 1000);
}

/** The visitor's arm, which the script before the first paint or the assignment has marked on the document. */
export function ownArm(): Arm | undefined {
  return document.documentElement.dataset.arm as Arm | undefined;
}

/** Marks the visitor's arm on the document, for styles and for later parts of the visit. Undefined: the visitor is in no arm. */
export function markArm(arm: Arm | undefined): void {
  if (arm) document.documentElement.dataset.arm = arm;
  else delete document.documentElement.dataset.arm;
}

/**
 * The arm that a form states when it is sent: that of the visitor. A form that was drawn for B always states B, because the server checks
 * it by that arm; one that was drawn for A states none if the visitor was assigned to B later.
 * @param drawn the arm for which the form was drawn; undefined if the arms do not differ in it
 */
export function armToSend(drawn: Arm | undefined): string {
  if (drawn?.endsWith('-B')) return drawn;
  const arm = ownArm() ?? '';
  return drawn === undefined || arm === drawn ? arm : '';
}
