import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Counters } from '../../platform/redis/counters';

const HOUR_SECONDS = 60 * 60;

/** Messages per hour, or per another time, for each thing that is counted: `{ perPerson: 10, perSite: 300 }`. */
export type Allowance<Counted extends string> = Readonly<Record<Counted, number>>;

/** Limits the messages of visitors (R34). It counts by hashes and sites, so it holds no address. */
export class RateLimit<Counted extends string> {
  private readonly limits: readonly (readonly [Counted, RateLimiterAbstract])[];

  /** @param name of this limit among the others: `comments` */
  constructor(counters: Counters, name: string, allowance: Allowance<Counted>, seconds = HOUR_SECONDS) {
    this.limits = (Object.entries(allowance) as [Counted, number][]).map(([counted, points]) => [
      counted,
      counters.counter({ name: `${name}:${counted}`, points, seconds }),
    ]);
  }

  /**
   * @param count of what the message contains, if it counts as more than one
   * @returns null if the message may pass, else the seconds until another one may.
   */
  async secondsToWait(keys: Readonly<Record<Counted, string>>, count = 1): Promise<number | null> {
    try {
      for (const [counted, limit] of this.limits) await limit.consume(keys[counted], count);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
