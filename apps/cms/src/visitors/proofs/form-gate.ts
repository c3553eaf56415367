import type { Core } from '@strapi/strapi';
import { answer, answerTooMany, type RequestContext } from '../../platform/http/answer';
import type { Counters } from '../../platform/redis/counters';
import { networkOf } from '../endpoints/network-address';
import { personHash } from '../endpoints/person-hash';
import { RateLimit } from '../endpoints/rate-limits';
import { AttackGuard, type SentProof } from './attack-guard';

/** What the gates of all forms share. */
export interface GateSettings {
  log: Core.Strapi['log'];
  counters: Counters;
  hashSecret: string;
  /** APPLICATION_SECRET, which signs the challenges of every form. */
  secret: string;
  /** See `AttackGuardOptions`. */
  formsPerMinute: number;
}

export interface GateOptions {
  /** For the counters and the log: `comments`. */
  form: string;
  /** Forms per hour of one person (R34), who may be a household or an office. */
  perPerson: number;
  /** Above this share of FORMS_PER_MINUTE each form needs a proof. */
  shareOfForms: number;
}

/** What the gate reads of a form. */
export interface SentForm extends SentProof {
  locale: string;
  /** The address of the visitor. */
  address: string;
}

/** Decides whether a checked form of a visitor is stored: the attack guard, then the limits. A proof is spent last, because it is good for one form. */
export class FormGate {
  private readonly limit: RateLimit<'perPerson'>;
  private readonly guard: AttackGuard;

  constructor(
    private readonly settings: GateSettings,
    { form, perPerson, shareOfForms }: GateOptions,
  ) {
    const { counters, secret, log, formsPerMinute } = settings;
    this.limit = new RateLimit(counters, form, { perPerson });
    const perMinute = Math.max(1, Math.floor(formsPerMinute * shareOfForms));
    this.guard = new AttackGuard({ counters, form, secret, perMinute, log });
  }

  /**
   * @param secondsToWait of a further limit; null if the form may pass it
   * @returns the hash of the person; null if the form may not pass: then the request is answered
   */
  async admit(
    ctx: RequestContext,
    form: SentForm,
    now: Date,
    secondsToWait: () => Promise<number | null> = async () => null,
  ): Promise<string | null> {
    const { locale, address, proof: sent } = form;
    await this.guard.countForm(locale);
    const sender = { site: locale, network: networkOf(address) };
    const proof = await this.guard.examine(sender, form, now);
    const challenge = async (given: string | null) => {
      answer(ctx, 428, await this.guard.challenge(sender, now, given));
      return null;
    };
    if (proof.isRequired && !proof.id) return challenge(sent);
    const person = personHash(this.settings.hashSecret, address);
    const seconds = (await this.limit.secondsToWait({ perPerson: person })) ?? (await secondsToWait());
    if (seconds !== null) {
      answerTooMany(ctx, seconds);
      return null;
    }
    if (proof.isRequired && !(await this.guard.spend(proof.id))) return challenge(null);
    return person;
  }
}
