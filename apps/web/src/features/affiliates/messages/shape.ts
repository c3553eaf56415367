import type { AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';

/** A heading and a sentence. */
interface Answer {
  readonly title: string;
  readonly text: string;
}

/** A change that waits: what confirms it, and what it does. */
interface Proposal {
  readonly title: string;
  readonly lead: string;
  readonly confirm: string;
}

/** The affiliate programme: the form on its page, and the page of an affiliate, which the link of a mail opens. */
export interface AffiliatesMessages {
  readonly models: { readonly cpl: string; readonly cps: string };
  readonly payouts: {
    readonly bank: string;
    readonly usdt: string;
    readonly webmoney: string;
    readonly capitalist: string;
    readonly paypal: string;
  };
  readonly form: {
    readonly title: string;
    /** What happens with the request. */
    readonly lead: string;
    readonly name: string;
    readonly email: string;
    /** What the address is for: `{privacy}` is a link. */
    readonly emailHint: string;
    readonly privacy: string;
    readonly website: string;
    readonly websiteHint: string;
    readonly model: string;
    readonly payoutMethod: string;
    readonly payoutHint: string;
    readonly choose: string;
    readonly text: string;
    /** `{min}` and `{max}` are the limits. */
    readonly textHint: string;
    /** The label of the box: `{terms}` and `{privacy}` are links. */
    readonly agreement: string;
    readonly terms: string;
    readonly submit: string;
    readonly accepted: Answer;
    /** Errors, and how to correct them. */
    readonly errors: {
      readonly name: { readonly missing: string; readonly too_long: string; readonly invalid: string };
      readonly email: { readonly missing: string; readonly invalid: string };
      readonly website: { readonly missing: string; readonly too_long: string; readonly invalid: string };
      readonly model: { readonly invalid: string };
      readonly payoutMethod: { readonly invalid: string };
      readonly text: {
        readonly missing: string;
        readonly too_short: string;
        readonly too_long: string;
        readonly invalid: string;
      };
      readonly terms: { readonly invalid: string };
    };
  };
  readonly page: {
    /** The request waits for the confirmation of the address. */
    readonly unconfirmed: Answer;
    readonly confirm: string;
    /** The address is confirmed, and a manager has not decided yet. */
    readonly waiting: Answer;
    readonly refused: Answer;
    readonly title: string;
    readonly lead: string;
    readonly paused: string;
    readonly ended: string;
    readonly account: string;
    readonly termsTitle: string;
    readonly code: string;
    readonly model: string;
    readonly rate: string;
    /** How long a credit waits until it is confirmed. */
    readonly hold: string;
    readonly payoutMethod: string;
    readonly month: string;
    readonly showMonth: string;
    readonly day: string;
    readonly clicks: string;
    readonly leads: string;
    readonly sales: string;
    /** The sums of the credits of a day by their state. */
    readonly open: string;
    readonly confirmed: string;
    readonly paid: string;
    /** The amount of one credit or payment. */
    readonly payout: string;
    readonly total: string;
    readonly empty: string;
    readonly daysTitle: string;
    readonly notValid: string;
    /** Of one credit that is not valid. */
    readonly notCounted: string;
    readonly what: string;
    readonly reason: string;
    readonly kinds: { readonly lead: string; readonly sale: string; readonly correction: string };
    readonly reasons: { readonly unconfirmed: string; readonly returned: string; readonly decision: string };
    readonly corrections: string;
    readonly payments: string;
    readonly paidOn: string;
    readonly reference: string;
    readonly currency: string;
    readonly download: {
      readonly button: string;
      /** Without `.csv`, in letters that every file system keeps. */
      readonly fileName: string;
    };
    /** When a credit is confirmed, paid or not valid. */
    readonly states: string;
    /** What is counted. */
    readonly counted: string;
    readonly expired: Answer;
    readonly renew: string;
  };
  readonly states: Readonly<Record<AffiliateState, string>>;
  /** What an affiliate changed, after the time and the state. */
  readonly changed: Readonly<Record<'request' | 'payout', string>>;
  /** The form for another way to be paid. */
  readonly payoutForm: {
    readonly title: string;
    /** A mail confirms the change, and the present account is valid until then. */
    readonly lead: string;
    readonly account: string;
    readonly accountHint: string;
    readonly bank: string;
    readonly bankHint: string;
    readonly submit: string;
    readonly accepted: Answer;
    readonly errors: {
      readonly missing: string;
      readonly too_long: string;
      /** How the account of each way looks. */
      readonly invalid: Readonly<Record<PayoutMethod, string>>;
      readonly bank: { readonly missing: string; readonly too_long: string; readonly invalid: string };
    };
  };
  /** The links that the affiliate publishes. */
  readonly links: {
    readonly title: string;
    readonly lead: string;
    readonly page: string;
    readonly label: string;
    readonly labelHint: string;
    readonly labelInvalid: string;
    readonly result: string;
    /** The browser refused to copy. */
    readonly refused: string;
    readonly all: string;
    /** `{example}`: how a label is written. */
    readonly byHand: string;
  };
  readonly end: {
    readonly title: string;
    /** What ends, what does not, and that a mail confirms it. */
    readonly text: string;
    readonly submit: string;
    readonly accepted: Answer;
  };
  /** The page of a change that waits for its confirmation. */
  readonly proposal: {
    readonly request: Proposal;
    readonly payout: Proposal;
    readonly end: Proposal;
    readonly field: string;
    readonly before: string;
    readonly after: string;
    readonly none: string;
    readonly expired: Answer;
    readonly done: Answer;
  };
}
