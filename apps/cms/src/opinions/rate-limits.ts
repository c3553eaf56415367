import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 60 * 60;

export interface Allowance {
  perPerson: number;
  perSite: number;
}

/** How often an hour (R34). A person is a household or an office, so the figures are above what one visitor writes. */
export const ALLOWANCES = {
  comment: { perPerson: 10, perSite: 300 },
  rating: { perPerson: 30, perSite: 3000 },
  report: { perPerson: 10, perSite: 300 },
} as const satisfies Record<string, Allowance>;

/** Counts in memory, by hashes and sites: no address is held, and a restart forgets everything. */
export class RateLimit {
  private readonly persons: RateLimiterMemory;
  private readonly sites: RateLimiterMemory;

  constructor({ perPerson, perSite }: Allowance) {
    this.persons = new RateLimiterMemory({ points: perPerson, duration: WINDOW_SECONDS });
    this.sites = new RateLimiterMemory({ points: perSite, duration: WINDOW_SECONDS });
  }

  /** @returns null if the message may pass, else the seconds after which another one may. */
  async secondsToWait(personHash: string, site: string): Promise<number | null> {
    try {
      await this.persons.consume(personHash);
      await this.sites.consume(site);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  }
}
