/**
 * Waits for an answer, but not for ever.
 * @param milliseconds a process that starts or makes a page reads nothing for a while: what has arrived meanwhile is not late
 * @throws what the promise throws, or that there was no answer
 */
export async function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${milliseconds / 1000} s`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
