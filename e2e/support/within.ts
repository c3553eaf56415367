/**
 * Repeats a request until the answer is right.
 * @returns milliseconds until then
 * @throws {Error} with the last answer, after the given milliseconds
 */
export async function within<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
  explain: (answer: Answer) => string,
): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await ask();
    const took = performance.now() - startedAt;
    if (isRight(answer) && took <= milliseconds) return took;
    if (took > milliseconds) throw new Error(`Not within ${milliseconds} ms; the last answer was ${explain(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
