import type { Submission } from '@prestafaro/types/application';

/**
 * The identifying part of a submission as text: form, answers and consents, in one order. Proof, address and attribution are
 * left out, because a retry from another network is the same application. An empty answer counts as a missing one.
 */
export function canonicalSubmission(submission: Submission): string {
  const { locale, form, version, arm, answers, consents } = submission;
  const given = Object.entries(answers).flatMap(([name, text]) => {
    const trimmed = text.normalize('NFC').trim();
    return trimmed === '' ? [] : [[name, trimmed]];
  });
  const boxes = consents.map(({ purpose, isGiven, textVersion, text }) => [purpose, isGiven, textVersion, text]);
  const inOrder = (lists: readonly (readonly unknown[])[]) => lists.map((list) => JSON.stringify(list)).sort();
  return JSON.stringify([locale, form, version, arm, inOrder(given), inOrder(boxes)]);
}
