import type { ChallengeAnswer } from '@prestafaro/types/application';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey } from '../../leads/personal-data/derived-key';
import type { Counters } from '../../platform/redis/counters';
import {
  createWaitTicket,
  EXPIRES_AFTER_SECONDS,
  readWaitTicket,
  VALID_AFTER_SECONDS,
  validTicketId,
} from './wait-ticket';
import { type ChallengeSecrets, createWorkChallenge, solvedWorkId } from './work-challenge';

const LASTS_SECONDS = 600;

export interface AttackGuardOptions {
  counters: Counters;
  /** APPLICATION_SECRET */
  secret: string;
  /** How many forms a site accepts in a minute before each further form needs a proof. */
  perMinute: number;
  log: { warn(line: string): void };
}

export type ExaminedProof = { isRequired: false } | { isRequired: true; id: string | null };

/**
 * Requires a proof from every visitor of a site that gets more forms in a minute than people send, until ten minutes after
 * the last form above the limit. Every form counts except repeats. Refused forms count too, because a flood of nonsense is
 * an attack as well. A proof is a solved challenge or, where no script runs, a ticket that is old enough. Each proof is good
 * for one application.
 */
export class AttackGuard {
  private readonly forms: RateLimiterAbstract;
  private readonly attacks: RateLimiterAbstract;
  private readonly spent: RateLimiterAbstract;
  private readonly ticketKey: Buffer;
  private readonly secrets: ChallengeSecrets;

  constructor(private readonly options: AttackGuardOptions) {
    const { counters, secret, perMinute } = options;
    this.forms = counters.counter({ name: 'applications:forms', points: perMinute, seconds: 60 });
    this.attacks = counters.counter({ name: 'applications:attacks', points: 1, seconds: LASTS_SECONDS });
    this.spent = counters.counter({ name: 'applications:proofs', points: 1, seconds: EXPIRES_AFTER_SECONDS });
    this.ticketKey = derivedKey(secret, 'wait-ticket');
    this.secrets = {
      signature: derivedKey(secret, 'challenge').toString('hex'),
      solution: derivedKey(secret, 'challenge-counter').toString('hex'),
    };
  }

  async countForm(site: string): Promise<void> {
    if (await consume(this.forms, site)) return;
    if (!(await this.isUnderAttack(site))) {
      this.options.log.warn(`${site} gets more than ${this.options.perMinute} forms a minute: each needs a proof now`);
    }
    await this.attacks.set(site, 1, LASTS_SECONDS);
  }

  /** Tells whether a proof is required, and the id of the given proof; the id is null if the proof is not valid. */
  async examine(site: string, proof: string | null, now: Date): Promise<ExaminedProof> {
    if (!(await this.isUnderAttack(site))) return { isRequired: false };
    const ticket = proof && validTicketId(this.ticketKey, site, proof, now);
    const id = ticket || (proof && (await solvedWorkId(this.secrets, site, proof)));
    const isSpent = id && (await isCounted(this.spent, id));
    return { isRequired: true, id: id && !isSpent ? id : null };
  }

  /** @returns false if another request has spent the proof in the meantime. */
  async spend(proofId: string | null): Promise<boolean> {
    return proofId !== null && (await consume(this.spent, proofId));
  }

  /** @param proof the given one: a visitor who came back too early keeps the ticket, and does not wait from the start. */
  async challenge(site: string, now: Date, proof: string | null = null): Promise<ChallengeAnswer> {
    const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_SECONDS * 1000);
    const challenge = await createWorkChallenge(this.secrets, site, expiresAt);
    const { secondsLeft = 0 } = (proof && readWaitTicket(this.ticketKey, site, proof, now)) || {};
    const isWaiting = proof !== null && secondsLeft > 0;
    return {
      challenge: { ...challenge },
      wait: isWaiting ? proof : createWaitTicket(this.ticketKey, site, now),
      waitSeconds: isWaiting ? secondsLeft : VALID_AFTER_SECONDS,
    };
  }

  private isUnderAttack(site: string): Promise<boolean> {
    return isCounted(this.attacks, site);
  }
}

/** @returns whether the limiter has a point left. It refuses by throwing its count, and fails by throwing an error. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** A counter in memory deletes by a timer, which may be late. */
async function isCounted(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  const count = await limiter.get(key);
  return count !== null && count.msBeforeNext > 0;
}
