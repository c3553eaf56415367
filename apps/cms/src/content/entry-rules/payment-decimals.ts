import { type Locale, type MoneyFormatSetting, moneyFormatOf, siteOfLocale } from '@prestafaro/countries';
import type { PaymentDecimals } from '@prestafaro/lending';
import { isRecord } from './figures';

/**
 * The decimals with which the web app calculates loans in a site: those of its money format.
 * @param setting the money format of the settings, complete or not
 */
export function paymentDecimals(setting: unknown, locale: Locale): PaymentDecimals {
  const isWritten = isRecord(setting) && typeof setting.currencySymbol === 'string';
  const written = isWritten ? (setting as unknown as MoneyFormatSetting) : null;
  return moneyFormatOf(written, siteOfLocale(locale).moneyFormat).decimals;
}
