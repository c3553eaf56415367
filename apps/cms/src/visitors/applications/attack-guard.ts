import type { ChallengeAnswer } from '@prestafaro/types/application';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey } from '../personal-data/derived-key';
import type { Counters } from '../visitor-endpoints/counters';
import {
  createWaitTicket,
  EXPIRES_AFTER_SECONDS,
  RIPENS_AFTER_SECONDS,
  readWaitTicket,
  ripeTicketId,
} from './wait-ticket';
import { type ChallengeSecrets, createWorkChallenge, solvedWorkId } from './work-challenge';

const LASTS_SECONDS = 600;

export interface AttackGuardOptions {
  counters: Counters;
  /** APPLICATION_SECRET */
  secret: string;
  /** What a site takes in a minute before each further form needs a proof. */
  perMinute: number;
  log: { warn(line: string): void };
}

export type ExaminedProof = { isWanted: false } | { isWanted: true; id: string | null };

/**
 * Switches a proof on for a site that gets more forms in a minute than people send, for ten minutes after the last of
 * them. Every form counts that is no repeat, refused ones included: a flood of nonsense is one as well. A proof is a solved
 * challenge, or a ticket that has ripened where no script runs; each is worth one application.
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

  /** Counts a form that somebody sent. */
  async note(site: string): Promise<void> {
    if (await takes(this.forms, site)) return;
    if (!(await this.isUnderAttack(site))) {
      this.options.log.warn(`${site} gets more than ${this.options.perMinute} forms a minute: each needs a proof now`);
    }
    await this.attacks.set(site, 1, LASTS_SECONDS);
  }

  /** Whether a proof is wanted, and the id under which the given one can be spent; null if it is none. */
  async examine(site: string, proof: string | null, now: Date): Promise<ExaminedProof> {
    if (!(await this.isUnderAttack(site))) return { isWanted: false };
    const ticket = proof && ripeTicketId(this.ticketKey, site, proof, now);
    const id = ticket || (proof && (await solvedWorkId(this.secrets, site, proof)));
    const isSpent = id && (await isCounted(this.spent, id));
    return { isWanted: true, id: id && !isSpent ? id : null };
  }

  /** False: somebody else has spent it in the meantime. */
  async spend(proofId: string | null): Promise<boolean> {
    return proofId !== null && (await takes(this.spent, proofId));
  }

  /** @param proof what was given: who came back too early goes on waiting, and does not begin again. */
  async challenge(site: string, now: Date, proof: string | null = null): Promise<ChallengeAnswer> {
    const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_SECONDS * 1000);
    const challenge = await createWorkChallenge(this.secrets, site, expiresAt);
    const { secondsLeft = 0 } = (proof && readWaitTicket(this.ticketKey, site, proof, now)) || {};
    const isWaiting = proof !== null && secondsLeft > 0;
    return {
      challenge: { ...challenge },
      wait: isWaiting ? proof : createWaitTicket(this.ticketKey, site, now),
      waitSeconds: isWaiting ? secondsLeft : RIPENS_AFTER_SECONDS,
    };
  }

  private isUnderAttack(site: string): Promise<boolean> {
    return isCounted(this.attacks, site);
  }
}

/** A limiter refuses by throwing its count, and fails by throwing an error. */
async function takes(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}

/** A counter in memory forgets by a timer, which may be late. */
async function isCounted(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  const count = await limiter.get(key);
  return count !== null && count.msBeforeNext > 0;
}
