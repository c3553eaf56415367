import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counters } from './counters';

const WINDOW_SECONDS = 60 * 60;

/** How often an hour, by what is counted: `{ perPerson: 10, perSite: 300 }`. */
export type Allowance<Counted extends string> = Readonly<Record<Counted, number>>;

/** Limits what visitors send (R34). Counted by hashes and sites: no address is held. */
export class RateLimit<Counted extends string> {
  private readonly limits: readonly (readonly [Counted, RateLimiterAbstract])[];

  /** @param name tells this limit from the others: `comments` */
  constructor(counters: Counters, name: string, allowance: Allowance<Counted>) {
    this.limits = (Object.entries(allowance) as [Counted, number][]).map(([counted, points]) => [
      counted,
      counters.counter({ name: `${name}:${counted}`, points, seconds: WINDOW_SECONDS }),
    ]);
  }

  /** @returns null if the message may pass, else the seconds after which another one may. */
  async secondsToWait(keys: Readonly<Record<Counted, string>>): Promise<number | null> {
    try {
      for (const [counted, limit] of this.limits) await limit.consume(keys[counted]);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
