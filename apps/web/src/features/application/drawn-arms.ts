import 'server-only';
import { applicationForm, consentPurposesOf } from '@prestafaro/application';
import type { Site } from '@prestafaro/countries';
import type { Arm } from '@prestafaro/types/experiment';
import type { RunningExperiment } from '@prestafaro/types/running-experiment';
import type { FormPlace } from '@/features/application/form-place';

/** The arm for which a form is drawn. */
export interface DrawnArm {
  readonly arm: Arm;
  /** Where the form begins to differ from that of the other arm: a visitor who sees this part has seen the arm. */
  readonly seenAt: 'form' | 'consents';
}

/** The arms for which the form of a page is drawn: A and B if the experiment that runs changes this form, else undefined. */
export function drawnArms(
  { country }: Site,
  place: FormPlace,
  running: RunningExperiment | undefined,
): Readonly<Record<'a' | 'b', DrawnArm>> | undefined {
  if (!running) return undefined;
  const [a, b] = [`${running.id}-A`, `${running.id}-B`] as const;
  const steps = (arm: Arm) => JSON.stringify(applicationForm(country, { ...place, arm }));
  const boxes = (arm: Arm) => consentPurposesOf(country, arm).join();
  const seenAt = steps(a) !== steps(b) ? 'form' : boxes(a) !== boxes(b) ? 'consents' : undefined;
  return seenAt && { a: { arm: a, seenAt }, b: { arm: b, seenAt } };
}
