import { formatNumber, formatPercent } from '@prestafaro/countries';
import { fill, fillCount } from '@/messages/fill';
import { amountText, daysText } from '@/shell/loan/amounts';
import type { SiteFrame } from '@/shell/site-view';

type Writing = Pick<SiteFrame, 'site' | 'money' | 'messages'>;

/** An unpublished limit is null: the text says so, and never invents one (R3). */
type Limit = number | null;

/** `50–300 €`; undefined when neither limit is known. @param min in units of the currency */
export function amountRange(min: Limit, max: Limit, view: Writing): string | undefined {
  return rangeText(min, max, view, {
    one: (amount) => amountText(amount, view),
    // The currency sign is written once: after the larger amount, or before both.
    first: (amount) =>
      view.money.currencyPosition === 'after' ? formatNumber(amount, view.money) : amountText(amount, view),
  });
}

/** `91–120 días`; undefined when neither limit is known. */
export function daysRange(min: Limit, max: Limit, view: Writing): string | undefined {
  return rangeText(min, max, view, {
    one: (days) => daysText(days, view),
    first: (days) => formatNumber(days, view.money),
  });
}

/** `3–36 meses`, to the nearest month, for a term of more than a year; undefined for shorter or open ones. */
export function monthsRange(min: Limit, max: Limit, view: Writing): string | undefined {
  if (min === null || max === null || max <= 366) return undefined;
  const [from, to] = [min, max].map((days) => Math.round((days * 12) / 365.25)) as [number, number];
  const { site, messages } = view;
  return fillCount(site.language, to, messages.units.months, from === to ? String(to) : `${from}–${to}`).replace(
    ' ',
    '\u00a0',
  );
}

/** `0–36 %`; undefined when neither limit is known. @param min in percentage points */
export function percentRange(min: Limit, max: Limit, view: Writing): string | undefined {
  const { site, money } = view;
  return rangeText(min, max, view, {
    one: (percent) => formatPercent(percent, site.percentSign, money),
    first: (percent) => formatNumber(percent, money, { maximumDecimals: 2 }),
  });
}

interface Writers {
  readonly one: (value: number) => string;
  /** The lower limit before the dash, without the sign or unit that the upper one has. */
  readonly first: (value: number) => string;
}

function rangeText(min: Limit, max: Limit, { messages }: Writing, write: Writers): string | undefined {
  if (min === null && max === null) return undefined;
  const { from, upTo } = messages.lenders.range;
  if (max === null) return fill(from, { value: write.one(min ?? 0) });
  if (min === null) return fill(upTo, { value: write.one(max) });
  return min === max ? write.one(max) : `${write.first(min)}–${write.one(max)}`;
}
