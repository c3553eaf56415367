/**
 * Runs what has the same key one after the other: a double click must find what the first click wrote. Within this
 * process only; over several of them the unique indexes and the moderator are the net.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    this.last.set(key, own);
    const leave = () => {
      if (this.last.get(key) === own) this.last.delete(key);
    };
    own.then(leave, leave);
    return own;
  }
}
