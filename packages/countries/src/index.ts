export type {
  AcceptedAccount,
  AccountCheck,
  AccountKind,
  AccountProblem,
  RefusedAccount,
} from './accounts/account.ts';
export { type BranchCodeCheck, checkBranchCode } from './accounts/branch-code.ts';
export { type AccountPart, accountKindsOf, checkAccount, furtherAccountParts } from './accounts/check-account.ts';
export { formatAccount, maskAccount } from './accounts/format-account.ts';
export { ageOn } from './age/age-on.ts';
export { type BirthDateCheck, type BirthDateProblem, checkBirthDate, latestBirthDate } from './age/check-birth-date.ts';
export { minAgeOf } from './age/min-age.ts';
export { todayIn } from './age/today-in.ts';
export type { AnswerFault, AnswerProblemCode } from './application-form/answer-problem.ts';
export { applicationForm, type FormOptions } from './application-form/application-form.ts';
export { type AnswersCheck, checkAnswers, checkStep, type TypedAnswers } from './application-form/check-answers.ts';
export { consentPurposesOf, type FormConsent, requiredConsents } from './application-form/consent-purposes.ts';
export {
  type AnswerControl,
  type AnswerName,
  type ApplicationAnswers,
  type EmploymentOption,
  employmentOptions,
  type FormDescription,
  type FormQuestion,
  type FormStep,
  type LoanPurpose,
  loanPurposes,
  type StepName,
} from './application-form/form-description.ts';
export type { AnswerContext, LoanLimits } from './application-form/reading.ts';
export {
  addDays,
  type CalendarDate,
  calendarDate,
  dateIn,
  isBefore,
  parseCalendarDate,
  returnDate,
  toIsoDate,
} from './calendar-date.ts';
export { type AddressedContent, contentPath, fixedSlug, isFixedPageId } from './content-path.ts';
export { type Country, type CountryCode, countryCodes, countryOf, type ErrorView, isCountryCode } from './country.ts';
export { type DateStyle, formatDate } from './date-format.ts';
export { agreesWithBirthDate, type BirthClue } from './documents/birth.ts';
export { asksForDocumentKind, checkDocument, documentKindsOf } from './documents/check-document.ts';
export type {
  AcceptedDocument,
  DocumentCheck,
  DocumentKind,
  DocumentProblem,
  RefusedDocument,
} from './documents/document.ts';
export { maskDocument } from './documents/mask-document.ts';
export { type FeedName, feedNameOf } from './feed-name.ts';
export { fixedPageAt, fixedPath } from './fixed-page.ts';
export { type FixedPageId, fixedPageIds } from './fixed-page-id.ts';
export {
  canonicalHostOf,
  type HostPolicy,
  type HostTable,
  parseHosts,
  type ResolvedHost,
  resolveHost,
} from './hosts.ts';
export { type Layout, layoutOf, type MachinePath, machinePaths } from './machine-path.ts';
export { formatMoney, type MoneyOptions } from './money.ts';
export { type MoneyFormat, type MoneyFormatSetting, moneyFormatOf, type NumberMarks } from './money-format.ts';
export { type Decimals, formatNumber } from './number.ts';
export type { Path } from './path.ts';
export { formatPercent } from './percent.ts';
export {
  type AcceptedPhone,
  checkPhone,
  type PhoneCheck,
  type PhoneProblem,
  type RefusedPhone,
} from './phones/check-phone.ts';
export { formatPhone, maskPhone } from './phones/format-phone.ts';
export type { PhoneLine } from './phones/numbering-plan.ts';
export { type PluralForms, selectPlural } from './plural.ts';
export type { Cap, CapFigure, CapLimit, CapScope } from './policies/cap.ts';
export type { Dated, DatedValue } from './policies/dated.ts';
export { type CountryPolicy, policyOf } from './policies/policy-of.ts';
export { isLocale, type Language, type Locale, locales, type Site, siteOfLocale, sitesOf } from './site.ts';
export { publicPath, siteOf } from './site-path.ts';
