/**
 * Runs work with the same key one after the other: the second click of a double click must find what the first one wrote.
 * It holds within this process only. Across processes hold the unique indexes of the database and `oneAtATime`.
 */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  runExclusive<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    this.last.set(key, own);
    const release = () => {
      if (this.last.get(key) === own) this.last.delete(key);
    };
    own.then(release, release);
    return own;
  }
}
