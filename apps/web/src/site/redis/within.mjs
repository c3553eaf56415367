// @ts-check

/**
 * Waits for an answer, but not for ever. Outside of the bundle, where Next loads the page cache, as well as in it.
 * @template Result
 * @param {Promise<Result>} promise
 * @param {number} milliseconds a process that starts or makes a page reads nothing for a while: what has arrived meanwhile
 *   is not late
 * @returns {Promise<Result>}
 * @throws what the promise throws, or that there was no answer
 */
export async function within(promise, milliseconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`No answer within ${milliseconds / 1000} s`));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
