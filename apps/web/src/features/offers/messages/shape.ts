import type { EmploymentKind, ShownReason } from '@prestafaro/types/application';

type ReasonCode = ShownReason['code'];

/** Offers: lists, cards, filters, comparison. `Plural` is a text that counts: see message-shape.ts. */
export interface OffersMessages<Plural> {
  /** Heading of a list with the number of offers (specification §2). */
  readonly found: Plural;
  /** The requested loan: `{amount}` and `{days}`. */
  readonly requested: string;
  /** The groups of a list for one loan. */
  readonly groups: {
    /** `{found}` is the number of offers in words, `{loan}` amount and term. */
    readonly foundFor: string;
    readonly closed: string;
    readonly others: string;
    /** Lend the loan, but not to somebody with these answers, or this application. */
    readonly refused: string;
    /** `{amounts}` and `{terms}`. */
    readonly lends: string;
    /** No open offer lends the loan: `{amount}` and `{days}`. */
    readonly none: string;
  };
  readonly moreExamples: string;
  readonly search: {
    readonly label: string;
    readonly noFilters: string;
    readonly filters: Plural;
    readonly change: string;
    readonly only: string;
    /** Shown while the browser has no network. */
    readonly offline: string;
    readonly singlePayment: string;
    readonly instalments: string;
    readonly receives: string;
    readonly defaultRegister: string;
    readonly firstLoanFree: string;
    readonly active: string;
    /** The highest payment of a loan. */
    readonly maxPayment: string;
    /** `{amount}`. */
    readonly upTo: string;
    readonly submit: string;
    readonly updating: string;
    readonly clear: string;
  };
  /** The optional questions above a list, without a name. */
  readonly answers: {
    readonly title: string;
    readonly note: string;
    readonly submit: string;
    readonly clear: string;
    /** The choice of a question that is not answered. */
    readonly any: string;
    readonly employment: string;
    readonly kinds: Readonly<Record<EmploymentKind, string>>;
    readonly income: string;
    /** An income: `{amount}`. */
    readonly under: string;
    readonly register: string;
    readonly yes: string;
    readonly no: string;
    readonly age: string;
    /** What an offer asks for and the visitor has: `{topics}`, of `reasons.topics`. */
    readonly meets: string;
    /** What was answered and the lender does not state: `{topics}`. */
    readonly unstated: string;
    /** A limit that the visitor does not reach: `{wanted}` and `{given}`. */
    readonly asks: string;
    /** The same for what a lender accepts: `{wanted}` and `{given}`. */
    readonly states: string;
    /** No open offer lends the loan to somebody with these answers: `{amount}` and `{days}`. */
    readonly none: string;
    /** `{topics}`, each with the number of offers. */
    readonly hindrances: string;
    /** The link to the nearest loan that an open offer lends to the visitor: `{loan}`. */
    readonly otherLoan: string;
  };
  readonly sort: {
    readonly label: string;
    readonly listed: string;
    readonly total: string;
    /** `{aprName}`: the country's name for the yearly cost. */
    readonly apr: string;
    readonly name: string;
  };
  /** R8. */
  readonly ranking: string;
  readonly card: {
    readonly total: string;
    readonly instalments: Plural;
    readonly singlePayment: string;
    /** `{days}`. */
    readonly singlePaymentAfter: string;
    /** In place of `total` for another loan than the requested one: `{loan}`. */
    readonly totalOf: string;
    /** Below the total: `{cost}`. */
    readonly costs: string;
    readonly free: string;
    /** The last instalment, if it differs from the others: `{amount}`. */
    readonly last: string;
    /** What is paid on the day of the loan, beside the instalments: `{amount}`. */
    readonly first: string;
    /** `{interest}` and `{fees}`. */
    readonly parts: string;
    /** `{amount}`. */
    readonly paidAtStart: string;
    /** The APR is that of the loan whose total stands beside it. */
    readonly computed: string;
    /** The APR is the lender's own figure, for a loan of its choice. */
    readonly declared: string;
    readonly term: string;
    readonly amount: string;
    readonly defaultRegister: string;
    readonly yes: string;
    readonly no: string;
    /** `{rule}` is the short name of a law, in the language of the law. */
    readonly withinCap: string;
    readonly firstLoanFree: string;
    /** `{amount}`. */
    readonly thisOneFree: string;
    /** `{amount}` and `{days}`. */
    readonly firstLoanFreeUpTo: string;
    /** `{requested}` and `{nearest}`. */
    readonly adjusted: string;
    /** `{requested}`. */
    readonly notLent: string;
    readonly noPrice: string;
    readonly active: string;
    /** The offer is not open, in an applicant's list. */
    readonly closed: string;
    /** `{value}`. */
    readonly stars: string;
    readonly orientative: string;
    readonly answerTime: string;
    readonly approvalShare: string;
    /** `{date}`. */
    readonly checkedOn: string;
    readonly action: string;
    readonly compare: string;
    /** Opens what does not decide at a glance. */
    readonly more: string;
    /** The lender receives applications from us. */
    readonly receives: string;
    /** The rate of the lender's own example, where it differs from the computed one: `{aprName}` and `{apr}`. */
    readonly declaredOther: string;
    /** `{topics}`: a list of nouns. */
    readonly needs: string;
  };
  /** Whom an offer admits, in one line of few words, in lower case. */
  readonly requirements: {
    readonly years: { readonly between: string; readonly from: string; readonly upTo: string };
    /** `{kinds}`: a list of the words below. */
    readonly accepts: string;
    readonly anyIncome: string;
    readonly kinds: Readonly<Record<EmploymentKind, string>>;
    /** Income of a month: `{amount}`. */
    readonly income: string;
    readonly register: string;
    readonly noRegister: string;
  };
  readonly compare: {
    readonly form: string;
    readonly chosen: string;
    readonly submit: string;
    /** `{amount}` and `{days}`. */
    readonly caption: string;
    readonly offer: string;
    readonly cost: string;
    readonly payments: string;
    readonly conditions: string;
    readonly differs: string;
    readonly same: string;
    readonly lowest: string;
    readonly remove: string;
    readonly all: string;
    readonly cards: string;
    readonly showAll: Plural;
    /** `{names}`: the offers that are left out. */
    readonly tooMany: string;
    readonly tooFew: string;
    /** `{names}`: offers that were listed and are not now. */
    readonly gone: string;
    /** `{names}`: the numbers of offers that are not published. */
    readonly unknown: string;
    /** The number of such an offer: `{number}`. */
    readonly numbered: string;
    /** Above the table from which offers are picked. */
    readonly pick: string;
    /** A chosen offer that the list of this page does not have, because of a filter: `{name}`. */
    readonly outside: string;
    readonly share: string;
    readonly legend: string;
  };
  readonly states: {
    readonly failedTitle: string;
    readonly failedText: string;
    readonly retry: string;
    readonly emptyTitle: string;
    readonly emptyText: string;
    readonly filteredTitle: string;
    readonly filteredText: string;
  };
  readonly block: {
    /** `{amount}` and `{days}`. */
    readonly order: string;
    readonly all: string;
    /** No open offer admits the readers for the loan: `{amount}` and `{days}`. */
    readonly none: string;
    /** The link to what one can do without a loan. */
    readonly wayOut: string;
  };
  readonly personal: {
    /** `{amount}` and `{days}`. */
    readonly requested: string;
    readonly seeApplication: string;
    /** R24: personalised by automated processing, orientative, no credit decision. */
    readonly automated: string;
    /** R24: the link to a person. */
    readonly human: string;
    readonly failed: string;
    readonly fits: string;
    readonly doesNotFit: string;
    readonly notCompared: string;
    /** `{topics}`: a list of the nouns below, in lower case. */
    readonly asks: string;
  };
  readonly reasons: {
    readonly met: Readonly<Record<ReasonCode, string>>;
    readonly unmet: Readonly<Record<ReasonCode, string>>;
    /** Nouns, for a list inside a sentence. */
    readonly topics: Readonly<Record<ReasonCode, string>>;
    /** A reason with the lender's limits: `{reason}` and `{limits}`. */
    readonly withLimits: string;
    /** Limit of an income: `{amount}`. */
    readonly incomeFrom: string;
    /** Limits of an age: `{min}` and `{max}`. Amounts and days have words of their own already. */
    readonly years: { readonly between: string; readonly from: string; readonly upTo: string };
  };
}
