/** The answer did not come in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly code = 'ETIMEDOUT';
}

/**
 * Waits for an answer, at most the given number of milliseconds. An answer that arrived while this process was busy is in
 * time, because the function reads it before it throws. A promise that timed out may still fail later; that failure is
 * ignored.
 * @throws {TimeoutError} and what the promise throws
 */
export async function withTimeout<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const timeOut = () => reject(new TimeoutError(`no answer within ${milliseconds} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(timeOut)), milliseconds);
  });
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
