// @ts-check

/**
 * Whether tests that need a program are skipped on this machine. CI (`CI` is set) skips none of them: there a missing
 * program is an error, so the test file fails.
 * @param {string} name of the program, e.g. `PostgreSQL`
 * @param {unknown} found the program, or nothing
 * @param {string | undefined} [ci]
 */
export function isSkippedWithout(name, found, ci = process.env.CI) {
  if (found) return false;
  if (ci) throw new Error(`${name} is not installed. CI skips no tests: .ci/run installs all programs.`);
  return true;
}
