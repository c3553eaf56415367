// @ts-check

/**
 * @typedef {object} Verdict
 * @property {string} bullet what has to hold
 * @property {boolean} isPassed
 * @property {string} figures what was measured, and every failure
 */

/**
 * Prints each verdict with its figures. The process exits with 1 if one of them failed, or if there is none.
 * @param {Verdict[]} verdicts
 */
export function reportVerdicts(verdicts) {
  console.log('');
  for (const { bullet, isPassed, figures } of verdicts)
    console.log(`${isPassed ? 'PASS' : 'FAIL'}  ${bullet}\n      ${figures}`);
  process.exitCode = verdicts.length > 0 && verdicts.every(({ isPassed }) => isPassed) ? 0 : 1;
}
