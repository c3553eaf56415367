import type { ChallengeAnswer } from '@prestafaro/types/challenge';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { derivedKey } from '../../leads/personal-data/derived-key';
import type { Counters } from '../../platform/redis/counters';
import {
  createWaitTicket,
  EXPIRES_AFTER_SECONDS,
  readWaitTicket,
  type TicketHolder,
  VALID_AFTER_SECONDS,
  validTicketId,
} from './wait-ticket';
import { type ChallengeSecrets, createWorkChallenge, solvedWorkId } from './work-challenge';

const LASTS_SECONDS = 600;
/** A site that gets as many forms in an hour as are normal in so many minutes needs proofs too. */
const NORMAL_MINUTES_OF_AN_HOUR = 50;

export interface AttackGuardOptions {
  counters: Counters;
  /** What is guarded, for the counters and the log: `applications`. */
  form: string;
  /** APPLICATION_SECRET */
  secret: string;
  /** How many forms a site accepts in a minute before each further form needs a proof. */
  perMinute: number;
  log: { warn(line: string): void };
}

/** The sender of a form: the site, and the network of the visitor's address (`networkOf`). */
export type Sender = Omit<TicketHolder, 'form'>;

export interface SentProof {
  proof: string | null;
  /** A program that fills in forms for a person fills in the honeypot too, so the form is not refused: it needs a proof. */
  isHoneypotFilled: boolean;
}

export type ExaminedProof = { isRequired: false } | { isRequired: true; id: string | null };

/**
 * Requires a proof from every visitor of a site that gets more forms in a minute or an hour than people send, until ten minutes
 * after the last form above the limit. There is no number of forms above which a site closes: a machine that stays just below the
 * limit of a minute would close it for everybody. Refused forms count too, because a flood of nonsense is an attack as well. An
 * application that is sent again does not count, because its stored outcome is the answer; a review that is sent again does, because
 * only its own table shows the repeat. A proof is a solved challenge or, where no script runs, a ticket that is old enough. Each
 * proof is good for one form. A form with a filled honeypot needs one at any time (R34).
 */
export class AttackGuard {
  private readonly forms: readonly RateLimiterAbstract[];
  private readonly attacks: RateLimiterAbstract;
  private readonly spent: RateLimiterAbstract;
  private readonly ticketKey: Buffer;
  private readonly secrets: ChallengeSecrets;

  constructor(private readonly options: AttackGuardOptions) {
    const { counters, form, secret, perMinute } = options;
    this.forms = [
      counters.counter({ name: `${form}:forms`, points: perMinute, seconds: 60 }),
      counters.counter({
        name: `${form}:forms-of-an-hour`,
        points: perMinute * NORMAL_MINUTES_OF_AN_HOUR,
        seconds: 3600,
      }),
    ];
    this.attacks = counters.counter({ name: `${form}:attacks`, points: 1, seconds: LASTS_SECONDS });
    this.spent = counters.counter({ name: `${form}:proofs`, points: 1, seconds: EXPIRES_AFTER_SECONDS });
    this.ticketKey = derivedKey(secret, 'wait-ticket');
    this.secrets = {
      signature: derivedKey(secret, 'challenge').toString('hex'),
      solution: derivedKey(secret, 'challenge-counter').toString('hex'),
    };
  }

  async countForm(site: string): Promise<void> {
    const isNormal = await Promise.all(this.forms.map((limiter) => consume(limiter, site)));
    if (isNormal.every(Boolean)) return;
    if (!(await this.isUnderAttack(site))) {
      this.options.log.warn(
        `${site} gets more than ${this.options.perMinute} ${this.options.form} a minute, or that for an hour: each needs a proof now`,
      );
    }
    await this.attacks.set(site, 1, LASTS_SECONDS);
  }

  /** Tells whether a proof is required, and the id of the given proof; the id is null if the proof is not valid. */
  async examine(sender: Sender, { proof, isHoneypotFilled }: SentProof, now: Date): Promise<ExaminedProof> {
    const { site } = sender;
    const holder = this.holder(sender);
    if (!isHoneypotFilled && !(await this.isUnderAttack(site))) return { isRequired: false };
    const ticket = proof && validTicketId(this.ticketKey, holder, proof, now);
    const id = ticket || (proof && (await solvedWorkId(this.secrets, holder, proof)));
    const isSpent = id && (await isCounted(this.spent, id));
    return { isRequired: true, id: id && !isSpent ? id : null };
  }

  /** @returns false if another request has spent the proof in the meantime. */
  async spend(proofId: string | null): Promise<boolean> {
    return proofId !== null && (await consume(this.spent, proofId));
  }

  /** @param proof the given one: a visitor who came back too early keeps the ticket, and does not wait from the start. */
  async challenge(sender: Sender, now: Date, proof: string | null = null): Promise<ChallengeAnswer> {
    const holder = this.holder(sender);
    const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_SECONDS * 1000);
    const challenge = await createWorkChallenge(this.secrets, holder, expiresAt);
    const { secondsLeft = 0 } = (proof && readWaitTicket(this.ticketKey, holder, proof, now)) || {};
    const isWaiting = proof !== null && secondsLeft > 0;
    return {
      challenge: { ...challenge },
      wait: isWaiting ? proof : createWaitTicket(this.ticketKey, holder, now),
      waitSeconds: isWaiting ? secondsLeft : VALID_AFTER_SECONDS,
    };
  }

  private holder(sender: Sender): TicketHolder {
    return { form: this.options.form, ...sender };
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
