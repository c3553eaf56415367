export { type AffordableLoan, affordableLoan, type MonthlyPayment } from './affordable-loan.ts';
export { type AmortisationRow, amortise, type InstalmentLoan } from './amortise.ts';
export {
  type AllowedChange,
  changeStatus,
  type RefusedChange,
  type StatusProblem,
} from './application-status/change-status.ts';
export {
  type MappedPostback,
  mapPostbackStatus,
  type PostbackTable,
  type UnknownPostback,
} from './application-status/map-postback-status.ts';
export { isFinalStatus, legalChanges } from './application-status/status-changes.ts';
export { toCents } from './cents.ts';
export { type PlannedLoan, type PlannedRow, repayEarly } from './early-repayment/repay-early.ts';
export type { EarlyRepaymentFee, RepaymentEffect, RepaymentPlan } from './early-repayment/repayment-plan.ts';
export { effectiveAnnualRate, effectiveRateOfPayment } from './effective-rate.ts';
export { effectiveRateOfMonthlyInterest } from './effective-rate-of-monthly-interest.ts';
export { type DatedPayment, effectiveRateOfPayments } from './effective-rate-of-payments.ts';
export { type EligibilityItem, eligibilityItems, eligibilityPercent } from './eligibility.ts';
export { type ExceededCap, exceededCaps } from './legal-caps/exceeded-caps.ts';
export { metCaps } from './legal-caps/met-caps.ts';
export { type AskedLoan, type CeilingRates, instalmentRateOf, type LoanCeiling, loanCeiling } from './loan-ceiling.ts';
export { type LoanFigures, loanDifference } from './loan-difference.ts';
export { loanDistance } from './loan-distance.ts';
export { type LoanFigureValue, loanFigure } from './loan-figure/loan-figure.ts';
export { type LoanFigure, type LoanTerm, loanFigurePattern, parseLoanFigure } from './loan-figure/parse-loan-figure.ts';
export {
  instalmentMonths,
  isLent,
  type LoanRange,
  lentAreas,
  loanRange,
  type OfferLimits,
  singlePaymentDaysMax,
  termsOfAmount,
} from './loan-range.ts';
export { admits } from './matching/admits.ts';
export type { Applicant } from './matching/applicant.ts';
export { type MatchingPolicy, matchOffer, type OfferMatch } from './matching/match-offer.ts';
export { type MatchedOffer, matchedIds, matchOffers } from './matching/match-offers.ts';
export type { MatchReason, MatchReasonOf } from './matching/match-reason.ts';
export {
  criteriaOf,
  type LendingCriteria,
  type MatchableOffer,
  type OfferCriteria,
} from './matching/offer-criteria.ts';
export { shownReason } from './matching/shown-reason.ts';
export {
  type AnswerBand,
  judgeAnswers,
  questionsOf,
  type VisitorAnswers,
  type VisitorQuestions,
} from './matching/visitor-answers.ts';
export { daysOfMonths, daysPerMonth, monthsIn, monthsOfTerm } from './months.ts';
export { type KnownCost, type OfferCost, offerCost, type UnknownCost } from './offer-cost/offer-cost.ts';
export {
  hasFreeFirstLoan,
  type OfferTerms,
  type RequestedLoan,
} from './offer-cost/offer-terms.ts';
export { type WithCost, withCosts } from './offer-cost/with-costs.ts';
export { approvalShareAt } from './offer-list/approval-share.ts';
export { buildOfferList, type OfferListRules } from './offer-list/build-offer-list.ts';
export type { Random } from './offer-list/draw.ts';
export {
  type FilterableOffer,
  filterOffers,
  highestPaymentCents,
  type OfferFilters,
} from './offer-list/filter-offers.ts';
export { type GroupableOffer, groupOffers, type OfferGroups } from './offer-list/group-offers.ts';
export type { Drawn, ListedOffer, ListFacts, OfferFacts, TagLimit } from './offer-list/offer-facts.ts';
export { isListed } from './offer-list/order.ts';
export { type SortableOffer, type SortCriterion, sortCriteria, sortOffers } from './offer-list/sort-offers.ts';
export type { PaymentDecimals } from './percent-of.ts';
export { type ExampleProblem, problemsOfExample, type RepresentativeExample } from './representative-example.ts';
export { type DueRecord, dueRecords } from './retention/due-records.ts';
export { type RetentionDecision, retentionOf } from './retention/retention-of.ts';
export { problemsOfRetention, type RetentionProblem } from './retention/retention-problems.ts';
export type { RetainedRecord, RetentionRule } from './retention/retention-rule.ts';
export { type LoanCost, type SinglePaymentLoan, simulate, simulateCeiling } from './single-payment.ts';
