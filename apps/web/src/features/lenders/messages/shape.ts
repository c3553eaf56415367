/** Lenders, banks and partners. */
export interface LendersMessages {
  /** The list of lenders, in breadcrumbs. */
  readonly title: string;
  /** R8: the order of the list, and that payments to us do not affect it. */
  readonly order: string;
  /** R8: the same for the lenders that are similar to one. */
  readonly similarOrder: string;
  readonly empty: string;
  /** A range with one unpublished limit: `{value}`. */
  readonly range: { readonly from: string; readonly upTo: string };
  /** The tabs of a lender's page if no guide is published, whose editor names them. */
  readonly tabs: { readonly label: string; readonly entity: string; readonly reviews: string };
  /** The reviews tab of the list: each lender's own page has its reviews. `{name}` is the lender. */
  readonly reviews: { readonly note: string; readonly of: string };
  /** Institutions that pay us nothing. */
  readonly others: { readonly title: string; readonly note: string };
  readonly labels: {
    readonly lender: string;
    /** The range that the lender publishes, of no loan in particular: `{aprName}`. */
    readonly declaredApr: string;
    readonly amount: string;
    readonly term: string;
    readonly fees: string;
    readonly payout: string;
    readonly earlyRepayment: string;
    readonly latePayment: string;
    /** The law's time to think again. */
    readonly coolingOff: string;
    /** The bank whose group or brand a lender is. */
    readonly bank: string;
    readonly legalName: string;
    readonly licence: string;
    readonly licenceNumber: string;
    readonly founded: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly website: string;
    /** The default register of the country. */
    readonly register: string;
    readonly checkedOn: string;
  };
  /** `{days}`, or `{amount}` and `{hours}`, and the `{source}` of the rule. */
  readonly coolingOff: { readonly withdrawal: string; readonly delayedPayout: string };
  readonly headings: {
    readonly cost: string;
    /** What the visitor's loan costs. */
    readonly costs: string;
    readonly conditions: string;
    readonly assessment: string;
    readonly strengths: string;
    readonly weaknesses: string;
    readonly criteria: string;
    /** `{name}` is the lender. */
    readonly offers: string;
    readonly facts: string;
    readonly factsOfAll: string;
    readonly similar: string;
    /** What an editor has written beside the facts: `{name}`. */
    readonly text: string;
    /** The pages below a lender's own: `{name}`. */
    readonly pages: string;
    readonly complaints: string;
  };
  /** What a loan of the visitor's choice costs with a lender. */
  readonly costs: {
    readonly form: string;
    readonly loan: string;
    readonly interest: string;
    /** The APR of the calculated loan: `{aprName}`. */
    readonly apr: string;
    /** Without offers: `{name}`. The reference to the lender stands behind it (R3). */
    readonly none: string;
    /** The law of a badge: `{rule}`, `{source}` and `{date}`. */
    readonly capSource: string;
  };
  /** While `sampleData` is on (decisions, "Offers"). */
  readonly sampleNotice: string;
  /** Whether applications of people in the default register are accepted: never a promise (R5). */
  readonly register: { readonly yes: string; readonly no: string; readonly shortYes: string; readonly shortNo: string };
  readonly criteria: {
    /** Meeting the criteria is no decision (R24). */
    readonly note: string;
    readonly age: string;
    readonly ageBetween: string;
    readonly ageFrom: string;
    readonly ageUpTo: string;
    readonly income: string;
    readonly incomeFrom: string;
    readonly incomeNone: string;
    readonly people: string;
    /** `{people}` is a list of the five below. */
    readonly peopleYes: string;
    readonly peopleNo: string;
    readonly employees: string;
    readonly selfEmployed: string;
    readonly pensioners: string;
    readonly unemployed: string;
    readonly students: string;
    readonly needs: string;
    readonly needsIdentityDocument: string;
    readonly needsBankAccount: string;
    readonly needsPhone: string;
    readonly other: string;
  };
  readonly complaintsLink: string;
  readonly banks: {
    /** Headings of a bank's page. */
    readonly lenders: string;
    readonly articles: string;
    readonly code: string;
    readonly kind: string;
    readonly kinds: {
      readonly commercial: string;
      readonly investment: string;
      readonly central: string;
      readonly cooperative: string;
      readonly development: string;
    };
  };
  readonly partners: {
    /** R9: that partners pay us. */
    readonly commission: string;
    readonly withoutPage: string;
    readonly empty: string;
    /** Links to a partner's page here and to its own site: `{name}`. */
    readonly page: string;
    readonly site: string;
  };
}
