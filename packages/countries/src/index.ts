export {
  type CountryCode,
  countryCodes,
  defaultLocale,
  isCountryCode,
  isLocale,
  type Language,
  type Locale,
  type LocaleOf,
  locales,
} from '@prestafaro/types/country';
export { type FixedPageId, fixedPageIds, type Path } from '@prestafaro/types/fixed-page';
export type {
  AcceptedAccount,
  AccountCheck,
  AccountKind,
  AccountProblem,
  RefusedAccount,
} from './accounts/account.ts';
export { type BranchCodeCheck, checkBranchCode } from './accounts/branch-code.ts';
export { accountKindsOf, checkAccount, checkPayoutAccount } from './accounts/check-account.ts';
export { checkAccountOf } from './accounts/check-account-of.ts';
export { formatAccount, maskAccount } from './accounts/format-account.ts';
export { ageOn } from './age/age-on.ts';
export { type BirthDateCheck, type BirthDateProblem, checkBirthDate } from './age/check-birth-date.ts';
export { latestBirthDate } from './age/latest-birth-date.ts';
export { minAgeOf } from './age/min-age.ts';
export { todayIn } from './age/today-in.ts';
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
export { compact, plainWidth } from './compact.ts';
export type { CountryModule, CountryRules, ErrorView, SiteFacts, Weekday } from './country-module.ts';
export { currencyNames } from './currency-names.ts';
export { type DateStyle, formatDate } from './date-format.ts';
export { agreesWithBirthDate, type BirthClue } from './documents/birth.ts';
export { asksForDocumentKind, checkDocument, documentKindsOf } from './documents/check-document.ts';
export { checkDocumentOf } from './documents/check-document-of.ts';
export type {
  AcceptedDocument,
  DocumentCheck,
  DocumentKind,
  DocumentProblem,
  RefusedDocument,
} from './documents/document.ts';
export { formatDocument } from './documents/format-document.ts';
export { maskDocument } from './documents/mask-document.ts';
export { typedForKazakh } from './languages/kazakh-letters.ts';
export { readingEase, wordsOf } from './languages/reading-ease.ts';
export type { Cap, CapFigure, CapLimit, CapScope } from './law/cap.ts';
export { advertisingLabelOf, isContactHour, nextContactTime } from './law/commercial-contact.ts';
export type { CommercialContact } from './law/commercial-contact-rule.ts';
export type { CoolingOffRule, LenderRegister } from './law/consumer-protection.ts';
export { type ConsumerProtectionOnDay, consumerProtectionOf } from './law/consumer-protection-of.ts';
export type { EarlyRepaymentCap } from './law/country-law.ts';
export type { Dated, DatedValue } from './law/dated.ts';
export { type ClaimKind, type ForbiddenClaim, forbiddenClaims } from './law/forbidden-claims.ts';
export { type CountryPolicy, policyOf } from './law/policy-of.ts';
export {
  type HolidayCorrection,
  type RegionCorrection,
  regionKeys,
  type WorkCalendarRules,
  type WorkCalendarYear,
  type WorkRegion,
} from './law/work-calendar.ts';
export { workCalendarOf } from './law/work-calendar-of.ts';
export { loadCountryRules } from './load-country-rules.ts';
export { bullets, visibleTail } from './masked-tail.ts';
export { formatMoney, type MoneyOptions } from './money.ts';
export { type MoneyFormat, type MoneyFormatSetting, moneyFormatOf, type NumberMarks } from './money-format.ts';
export { type Decimals, formatNumber } from './number.ts';
export { formatPercent, type PercentSign } from './percent.ts';
export {
  type AcceptedPhone,
  checkNumber,
  type PhoneCheck,
  type PhoneProblem,
  type RefusedPhone,
} from './phones/check-number.ts';
export { checkPhone } from './phones/check-phone.ts';
export { formatPhone, maskPhone } from './phones/format-phone.ts';
export type { PhoneLine } from './phones/numbering-plan.ts';
export { type PluralForms, selectPlural } from './plural.ts';
export { type NumberProblem, type NumberReading, type NumberRules, readNumber } from './read-number.ts';
export { type Country, countryOf } from './registry.ts';
export { type FeedName, type Site, siteOfLocale, sitesOf } from './site.ts';
