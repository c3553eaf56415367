import {
  formatDate,
  formatMoney,
  type Language,
  type Locale,
  type MoneyFormat,
  type PluralForms,
  returnDate,
  selectPlural,
} from '@prestafaro/countries';
import { simulate } from '@prestafaro/lending';
import { simulatorIds as ids } from '@/blocks/hero/simulator-ids';
import { fill } from '@/site/messages/fill';
import type { AnyPlural } from '@/site/messages/message-shape';

export interface HeroFiguresProps {
  nominalRatePercent: number;
  money: MoneyFormat;
  locale: Locale;
  language: Language;
  /** Of the country: the day of repayment is a day there. */
  timeZone: string;
  daysForms: AnyPlural;
  periodUntil: string;
}

export interface ShownLoan {
  /** In units of the currency. */
  amount: number;
  days: number;
  daysSlider: HTMLInputElement;
}

/** Rewrites the figures, the date and the bar of the simulator for a loan. */
export function showLoan({ amount, days, daysSlider }: ShownLoan, props: HeroFiguresProps): void {
  const { money, locale, language, timeZone, nominalRatePercent } = props;
  const principalCents = amount * 100;
  const { interestCents, totalCents } = simulate({ principalCents, nominalRatePercent, days });
  const write = (id: string, text: string) => {
    const element = document.getElementById(id);
    if (element && element.textContent !== text) element.textContent = text;
  };
  const inMoney = (cents: number) => formatMoney(cents, money, { decimals: 'unless-whole' });
  write(ids.total, inMoney(totalCents));
  write(ids.lent, inMoney(principalCents));
  write(ids.cost, inMoney(interestCents));
  write(ids.buttonAmount, inMoney(principalCents));

  const due = returnDate({ now: new Date(), days, timeZone });
  write(ids.dueDate, formatDate(due, locale, 'medium'));
  const counted = fill(selectPlural(language, days, props.daysForms as PluralForms<Language>), { count: days });
  daysSlider.setAttribute(
    'aria-valuetext',
    fill(props.periodUntil, { days: counted, date: formatDate(due, locale, 'long') }),
  );

  const bar = document.getElementById(ids.bar);
  bar?.style.setProperty('--lent', String(amount));
  bar?.style.setProperty('--cost', String(interestCents / 100));
}
