// @ts-check

/**
 * @typedef {object} TestResult
 * @property {string} file name of the file, e.g. `routing.e2e.ts`
 * @property {string} title
 * @property {boolean} isPassed
 * @property {string[]} figures what the test measured, e.g. `visible after 412 ms`
 */

/**
 * @typedef {{ file: string, title: string, ok: boolean,
 *   tests: { annotations: { type: string, description?: string }[], results?: { annotations?: { type: string, description?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * @param {{ suites: Suite[] }} report of Playwright
 * @returns {TestResult[]}
 */
export function playwrightResults({ suites }) {
  return suites.flatMap(specsOf).map(({ file, title, ok, tests }) => ({
    file: baseName(file),
    title,
    isPassed: ok,
    // Playwright notes its own things too (`serial`), without a description.
    figures: tests.flatMap(({ annotations }) =>
      annotations.flatMap(({ type, description }) => (description ? [`${type} ${description}`] : [])),
    ),
  }));
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] }} report of vitest
 * @returns {TestResult[]}
 */
export function vitestResults({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: baseName(name),
      title: fullName,
      isPassed: status === 'passed',
      figures: [],
    })),
  );
}

const baseName = (/** @type {string} */ path) => path.split(/[\\/]/).at(-1) ?? path;

/**
 * What the tests of some files say together.
 * @param {TestResult[]} results
 * @param {string[]} files
 * @returns {{ isPassed: boolean, figures: string }} not passed if a file has no test: silence proves nothing
 */
export function judge(results, files) {
  const relevant = results.filter(({ file }) => files.includes(file));
  const failed = relevant.filter(({ isPassed }) => !isPassed);
  const isComplete = files.every((file) => relevant.some((result) => result.file === file));
  const counts = `${relevant.length - failed.length} of ${relevant.length} tests`;
  const measured = relevant.flatMap(({ figures }) => figures);
  const problems = failed.map(({ title }) => `✗ ${title}`);
  return { isPassed: isComplete && failed.length === 0, figures: [counts, ...measured, ...problems].join('; ') };
}

/**
 * What the tests say whose titles carry some marks, such as the numbers of compliance rules: `R2` is in
 * "shows the six items beside every rate (R2)", and not in "R20".
 * @param {TestResult[]} results
 * @param {string[]} marks
 * @returns {{ isPassed: boolean, figures: string }} not passed if a mark has no test
 */
export function judgeMarks(results, marks) {
  const found = marks.map((mark) => ({
    mark,
    tests: results.filter(({ title }) => new RegExp(`\\b${mark}\\b`).test(title)),
  }));
  const figures = found.map(({ mark, tests }) => {
    const failed = tests.filter(({ isPassed }) => !isPassed);
    return `${mark}: ${tests.length - failed.length} of ${tests.length}`;
  });
  const isPassed = found.every(({ tests }) => tests.length > 0 && tests.every((test) => test.isPassed));
  return { isPassed, figures: figures.join(', ') };
}

/**
 * Prints one line and its figures for each bullet; the process fails if one of them did.
 * @param {import('./house.mjs').Verdict[]} verdicts
 */
export function reportVerdicts(verdicts) {
  console.log('');
  for (const { bullet, isPassed, figures } of verdicts)
    console.log(`${isPassed ? 'PASS' : 'FAIL'}  ${bullet}\n      ${figures}`);
  process.exitCode = verdicts.every(({ isPassed }) => isPassed) ? 0 : 1;
}
