const periodMs = 60_000;

/** A page sends ten at most. Fewer than the log takes of all, so that one sender does not hide the errors of the others. */
const maxOfVisitor = 10;

/** Bounds the memory too: no more addresses are held. */
const maxOfAll = 600;

/** Limits the reports of one visitor and of all in a minute. It forgets the addresses with the next report after that minute (R28). */
export class ReportLimit {
  #endsAt = 0;
  #admitted = 0;
  readonly #ofVisitors = new Map<string, number>();

  /** @returns the seconds to wait, 0 if the report is admitted */
  admit(address: string, now: number): number {
    if (now >= this.#endsAt) {
      this.#endsAt = now + periodMs;
      this.#admitted = 0;
      this.#ofVisitors.clear();
    }
    const count = this.#ofVisitors.get(address) ?? 0;
    if (count >= maxOfVisitor || this.#admitted >= maxOfAll) return Math.ceil((this.#endsAt - now) / 1000);
    this.#admitted += 1;
    this.#ofVisitors.set(address, count + 1);
    return 0;
  }
}
