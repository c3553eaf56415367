/** Says that something was waited for in vain. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
  readonly code = 'ETIMEDOUT';
}

/**
 * The result of `work` if it is there in time. What is too slow goes on, and nobody waits for it any more.
 * @throws {TooSlow}
 */
export async function withinTime<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    // If this process was busy, an answer may have come that nobody has read: it is read first.
    const giveUp = () => setImmediate(() => setImmediate(() => reject(new TooSlow(`no answer in ${milliseconds} ms`))));
    timer = setTimeout(giveUp, milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
