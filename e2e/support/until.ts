/**
 * A page that shows offers expires after five minutes: a change that is visible before was told to the site. How fast a change is visible
 * depends on the machine; `npm run bench -- edge` and `npm run test:faults -- instances` measure it (docs/scale.md).
 */
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Repeats a request until the answer is right.
 * @returns milliseconds until then
 * @throws {Error} with the last answer, after a minute
 */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  explain: (answer: Answer) => string,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    const took = performance.now() - startedAt;
    if (isRight(answer)) return took;
    if (took > TIMEOUT_MILLISECONDS) throw new Error(`Not in a minute; the last answer was ${explain(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
