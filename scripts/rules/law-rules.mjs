// @ts-check

/**
 * The rules of law that the product keeps, by number. Code and tests cite them as R1 to R36. The sources are in the records and
 * in each country's folder of `packages/countries`.
 * @type {Readonly<Record<string, string>>}
 */
export const lawRules = {
  R1: 'Every page about loans shows the warning that borrowing costs money, as text of the page.',
  R2: 'Where a rate or a cost is shown, a representative example with the standard information stands beside it.',
  R3: 'An offer states lender, nominal rate, APR, amounts, terms and an example total; what is unknown refers to the lender.',
  R4: 'The shortest and the longest term and the highest APR are stated; no offer is due within 61 days.',
  R5: 'No text promises speed, ease or certainty.',
  R6: 'We are an intermediary, free for visitors, paid by lenders, not independent: said at the head and the foot of pages.',
  R7: 'The foot names the provider: name, tax number, address, mail, registry, number as intermediary, complaints.',
  R8: 'The order of a list is explained beside it, with the weight of each parameter.',
  R9: 'Paid offers are labelled as advertising, and their links are sponsored and not followed.',
  R10: 'Reviews say whether authors are known to be customers; none is suppressed for being bad; moderation is logged.',
  R11: 'Answers of the company, the author and an expert are labelled.',
  R12: 'Structured data has ratings only from published reviews of the page.',
  R13: 'A figure about the service has a source and a date, or is not shown.',
  R14: 'The question about tracking has equal buttons and nothing ticked; only a choice is consent.',
  R15: 'Before consent nothing that is not necessary is stored or sent.',
  R16: 'A refusal deletes what was stored.',
  R17: 'Each choice about tracking is recorded; it can be changed on every page and is not asked again too soon.',
  R18: 'A campaign is held in memory until consent.',
  R19: 'The table of cookies is made from the registry of the code.',
  R20: 'No tag of Google runs without its consent signals.',
  R21: 'Only data that matching needs is asked for; document and account last, with the reason.',
  R22: 'Each consent has a box of its own, unticked; an application needs two of them.',
  R23: 'The form says who uses the data, why, how long, and which rights there are.',
  R24: 'A result is a guide and no credit decision; its factors are shown, and a person can be asked.',
  R25: 'Consents are kept with the version of their text and can be proven.',
  R26: 'Data is deleted after the periods of the country.',
  R27: 'A person gets and erases their data by a link in a mail.',
  R28: 'Addresses, events, referrers and logs hold no personal data; documents and accounts are encrypted and masked.',
  R29: 'Nobody below the minimum age can apply, and such data is not stored.',
  R30: 'Advertising needs consent, is labelled and stops with one click.',
  R31: 'A mail about an application contains no advertising.',
  R32: 'Pages are accessible: keyboard, contrast, names, errors as text, zoom.',
  R33: 'A statement of accessibility has a contact.',
  R34: 'Pages have a strict policy and cannot be framed; forms have limits and a honeypot.',
  R35: 'Visitors learn where to complain about us and about a lender.',
  R36: 'Articles name author, reviewer, dates and sources; pages of the flow are not indexed.',
};
