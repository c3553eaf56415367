export {
  addDays,
  type CalendarDate,
  dateIn,
  parseCalendarDate,
  returnDate,
  toIsoDate,
} from './calendar-date.ts';
export { type AddressedContent, contentPath, fixedSlug, isFixedPageId } from './content-path.ts';
export { type Country, type CountryCode, countryCodes, countryOf, type ErrorView, isCountryCode } from './country.ts';
export { type DateStyle, formatDate } from './date-format.ts';
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
export { type PluralForms, selectPlural } from './plural.ts';
export { isLocale, type Language, type Locale, locales, type Site, siteOfLocale, sitesOf } from './site.ts';
export { publicPath, siteOf } from './site-path.ts';
