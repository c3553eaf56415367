import type { NumberProblem } from '@prestafaro/countries';

/** A heading and a sentence: the outcome of a form. */
export interface Answer {
  readonly title: string;
  readonly text: string;
}

/** Messages that belong to no feature: those of the shell and of blocks. `Plural` is a text that counts: see message-shape.ts. */
export interface ShellMessages<Plural> {
  readonly navigation: {
    readonly skipToContent: string;
    readonly main: string;
    readonly footer: string;
    readonly legal: string;
    readonly menu: string;
    readonly home: string;
    readonly apply: string;
    readonly howWeEarn: string;
    readonly warningLabel: string;
  };
  /** The link from an explained term to its entry. */
  readonly glossary: { readonly more: string };
  readonly breadcrumbs: { readonly label: string; readonly root: string };
  readonly languageSwitch: { readonly label: string };
  /** What the browser remembers that the visitor has seen. */
  readonly seen: {
    readonly title: string;
    readonly note: string;
    readonly clear: string;
    readonly kinds: Readonly<Record<'lender' | 'article', string>>;
  };
  readonly pagination: {
    readonly label: string;
    readonly position: string;
    readonly page: string;
    readonly previous: string;
    readonly next: string;
  };
  readonly units: {
    readonly days: Plural;
    readonly minutes: Plural;
    readonly months: Plural;
    /** Beside a field whose number changes: one word for all numbers. */
    readonly beside: Readonly<Record<'days' | 'months', string>>;
  };
  readonly author: {
    readonly bio: string;
    readonly education: string;
    readonly specialty: string;
    readonly experience: string;
    readonly publications: string;
    readonly certificates: string;
    readonly strengths: string;
    readonly articles: string;
    readonly allArticles: string;
  };
  readonly page: {
    readonly reviewedOn: string;
    readonly reviewedOnBy: string;
    readonly contents: string;
    readonly sources: string;
    readonly reviewedBy: string;
    readonly related: string;
    /** Opens the rest of a text below its first paragraph. */
    readonly readMore: string;
  };
  readonly steps: { readonly you: string; readonly lender: string };
  readonly notice: {
    readonly info: string;
    readonly warning: string;
    readonly danger: string;
    readonly success: string;
  };
  readonly simulator: {
    readonly formLabel: string;
    readonly amountField: string;
    readonly daysField: string;
    readonly amountInput: string;
    readonly daysInput: string;
    /** Names the number of a term for screen readers. A choice of the unit stands beside it. */
    readonly termInput: string;
    /** Names the choice between days and months. */
    readonly termUnit: string;
    /** No offer lends the amount for the chosen term. `{amount}`, and the shortest and longest term of those that lend it: `{min}`, `{max}`. */
    readonly terms: string;
    /** The text of the period for screen readers: `{days}` and `{date}`. */
    readonly periodUntil: string;
    /** Instead of a date without JavaScript: `{days}` (decisions, "Numbers that look wrong"). */
    readonly inDays: string;
    /** The two ways to ask: by the amount, and by what can be paid each month. */
    readonly entries: {
      readonly legend: string;
      readonly byAmount: string;
      readonly byPayment: string;
      readonly payment: string;
      /** `{currency}` */
      readonly paymentInput: string;
      readonly months: string;
      readonly monthsInput: string;
      /** Above the amount that the payment finds. */
      readonly found: string;
      /** `{amount}` */
      readonly see: string;
      /** The second button, to the application: short, because it stands beside the first. */
      readonly apply: string;
      /** No amount has such small instalments: `{amount}` is the smallest one. */
      readonly tooLittle: string;
    };
  };
  /** How each problem of a typed number is corrected: an amount, days, months or a rate, from `{min}` to `{max}`. */
  readonly numbers: Readonly<Record<NumberProblem, string>>;
  readonly loanSummary: {
    readonly chosen: string;
    readonly amount: string;
    readonly period: string;
    readonly lent: string;
    readonly cost: string;
    readonly total: string;
    readonly dueDate: string;
    /** In place of the date, for a loan in instalments. */
    readonly payments: string;
    /** `{count}`, `{amount}` of one and `{last}`, the amount of the last one. */
    readonly instalments: string;
    readonly rate: string;
    readonly change: string;
    /** A value of the query is refused, and the page is about another loan: `{amount}` and `{days}`. */
    readonly adjusted: string;
  };
  readonly example: {
    readonly title: string;
    readonly aprName: string;
    readonly nominalRateName: string;
    /** R2: `{amount} {days} {nominalRate} {apr} {fees} {payments} {cost} {total}`. The payments are one of the next two. */
    readonly sentence: string;
    readonly promotional: string;
    /** One payment at the end: `{total}`. */
    readonly onePayment: string;
    /** `{payments}`: their number and amount, and the last one if it differs. */
    readonly instalments: string;
    readonly noFees: string;
    /** `{fees}` is the amount of all fees. */
    readonly withFees: string;
  };
  readonly testimonials: {
    readonly origin: { readonly sample: string; readonly imported: string; readonly verified: string };
    readonly reply: { readonly company: string; readonly author: string; readonly expert: string };
    readonly stars: Plural;
  };
  /** On every page while lenders or offers of the site are samples (decisions, "Texts and facts"). */
  readonly sampleSite: string;
  readonly figures: { readonly sample: string; readonly askLender: string; readonly advertising: string };
  readonly provider: {
    readonly label: string;
    readonly companyName: string;
    readonly taxId: string;
    readonly address: string;
    readonly registry: string;
    readonly intermediaryNumber: string;
    readonly email: string;
    readonly complaints: string;
  };
  readonly errors: {
    readonly notFoundTitle: string;
    readonly notFoundText: string;
    readonly notFoundAction: string;
    readonly backHome: string;
    /** A request that is refused: the text is too long, the form is not one of ours, the address is broken. */
    readonly refusals: Readonly<Record<'too-long' | 'form' | 'address' | 'file', Answer>>;
    readonly unavailableTitle: string;
    readonly unavailableText: string;
    /** For a visitor whose address asks for more pages than the limit allows. nginx shows it. */
    readonly busyTitle: string;
    readonly busyText: string;
    readonly failureTitle: string;
    readonly failureText: string;
    readonly retry: string;
    /** Mexico's full-screen loader, which retries once (specification §2). */
    readonly loading: string;
    readonly loadingNote: string;
    readonly specialTitle: string;
    readonly specialText: string;
  };
  /** The site is under attack, and each form asks for a proof of work. */
  readonly challenge: {
    /** The script computes the proof. */
    readonly working: Answer;
    readonly failed: Answer;
    /** Without scripts: `{time}` to wait. */
    readonly wait: Answer;
    readonly seconds: Plural;
    readonly again: string;
  };
  /** The messages that all forms of visitors share. */
  readonly visitorForm: {
    readonly sending: string;
    readonly honeypot: string;
    readonly refusedTitle: string;
    readonly gone: Answer;
    /** The waiting time `{time}`: «12 minutos», in the nominative. */
    readonly limited: Answer;
    readonly away: Answer;
    /** The browser got no answer. */
    readonly noConnection: Answer;
  };
}
