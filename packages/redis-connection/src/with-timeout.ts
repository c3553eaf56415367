/** There was no answer in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for an answer, at most so many milliseconds. An answer that has arrived while this process was busy is not late: it
 * is read before the time counts as over. A promise that is waited for no longer may still fail; nobody is told.
 * @throws {TimeoutError} and what the promise throws
 */
export async function withTimeout<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new TimeoutError(`no answer within ${milliseconds} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds);
  });
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
