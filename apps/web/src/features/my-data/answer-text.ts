import { siteOfLocale } from '@prestafaro/countries';
import type { HeldApplication } from '@prestafaro/types/my-data';
import { dayText } from '@/shell/dates/day';
import { amountText, termText } from '@/shell/loan/amounts';
import type { SiteView } from '@/shell/site-view';

type HeldAnswer = HeldApplication['answers'][number];
type Labels = Readonly<Partial<Record<string, string>>>;

/** The label and the text of an answer. The labels are those of the form; a name that a form of today does not have is its own label. */
export function answerFact({ name, value }: HeldAnswer, site: HeldApplication['site'], view: SiteView) {
  const { questions } = view.messages.application;
  const question: { label: string } | undefined = (questions as Readonly<Partial<Record<string, { label: string }>>>)[
    name
  ];
  return { label: question?.label ?? name, value: answerText(name, value, site, view) };
}

function answerText(name: string, value: HeldAnswer['value'], site: HeldApplication['site'], view: SiteView): string {
  const { options } = view.messages.application;
  if (typeof value === 'boolean') return value ? options.yes : options.no;
  if (name === 'days') return termText(Number(value), view);
  // An application of another site has the money of its own country.
  if (typeof value === 'number')
    return amountText(value, site === view.site.locale ? view : { money: siteOfLocale(site).moneyFormat });
  if (name === 'birthDate') return dayText(value.slice(0, 10), view.site.locale) ?? value;
  const labels = (options as Readonly<Partial<Record<string, Labels | string>>>)[name];
  // The short names of documents and accounts, such as DNI and IBAN, are their codes.
  return (typeof labels === 'object' && labels[value]) || (/Kind$/.test(name) ? value.toUpperCase() : value);
}
