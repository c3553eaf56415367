import {
  formatMoney,
  formatNumber,
  formatPercent,
  type Language,
  type MoneyFormat,
  type PercentSign,
} from '@prestafaro/countries';
import type { CalculatorMessages } from '@/features/calculator/messages/shape';
import { fillCount } from '@/messages/fill';
import type { AnyPlural } from '@/messages/message-shape';
import type { SiteView } from '@/shell/site-view';

/**
 * The messages and formats of the calculator's result: plain data, so that only this much of the site is sent to the
 * browser.
 */
export interface CalculatorTexts
  extends Omit<CalculatorMessages<AnyPlural>, 'form' | 'repaymentForm' | 'comparisonForm' | 'download' | 'documents'> {
  readonly percentSign: PercentSign;
  readonly language: Language;
  readonly money: MoneyFormat;
  readonly lent: string;
  readonly exampleTitle: string;
  readonly rateName: string;
  readonly aprName: string;
  readonly months: AnyPlural;
}

/** The calculator texts of a site. */
export function calculatorTextsOf({ site, money, messages }: SiteView): CalculatorTexts {
  const { result, example, schedule, repayment, comparison } = messages.calculator;
  return {
    percentSign: site.percentSign,
    language: site.language,
    money,
    result,
    example,
    schedule,
    repayment,
    comparison,
    lent: messages.loanSummary.lent,
    exampleTitle: messages.example.title,
    rateName: messages.example.nominalRateName,
    aprName: messages.example.aprName,
    months: messages.units.months,
  };
}

/** A calculated amount: `187,99 €`. */
export function exactAmount(cents: number, { money }: CalculatorTexts): string {
  return formatMoney(cents, money);
}

/** A requested amount: `6 000 €`. */
export function wholeAmount(cents: number, { money }: CalculatorTexts): string {
  return formatMoney(cents, money, { decimals: 'unless-whole' });
}

/** `8,29 %` */
export function percent(value: number, { percentSign, money }: CalculatorTexts): string {
  return formatPercent(value, percentSign, money);
}

/** A counted text of the language: `36 meses`. */
export function counted(count: number, forms: AnyPlural, { language, money }: CalculatorTexts): string {
  return fillCount(language, count, forms, formatNumber(count, money));
}
